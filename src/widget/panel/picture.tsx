import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { safeHref } from './markdown.ts';

interface PictureProperties {
  src: string | null | undefined;
  /** Width and height in pixels, reserved from the start to avoid layout shifts. */
  size: number;
  /** Shown if there is no picture or it fails to load. */
  instead: ComponentChild;
  class?: string;
}

export function Picture({ src, size, instead, ...rest }: PictureProperties) {
  const [isGone, setGone] = useState(false);
  const address = src && safeHref(src);
  if (!address || isGone) return instead;
  return (
    <img
      {...rest}
      src={address}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
      onError={() => setGone(true)}
    />
  );
}

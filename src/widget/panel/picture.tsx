import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { safeHref } from './markdown.ts';

interface PictureProperties {
  src: string | null | undefined;
  /** Of each side, in pixels: from the start, so that nothing moves when it comes. */
  size: number;
  /** Where there is none, or it does not come. */
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

import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { safeHref } from './markdown.ts';

interface PictureProperties {
  src: string | null | undefined;
  /** Width and height in pixels, reserved from the start to avoid layout shifts. */
  size: number;
  /** Rendered if there is no image or it fails to load. */
  fallback: ComponentChild;
  class?: string;
}

export function Picture({ src, size, fallback, ...rest }: PictureProperties) {
  const [hasFailed, setFailed] = useState(false);
  const url = src && safeHref(src);
  if (!url || hasFailed) return fallback;
  return (
    <img
      {...rest}
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

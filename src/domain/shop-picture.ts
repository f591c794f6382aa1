/** The screens that a shop's page is pictured on. */
export const PICTURE_SCREENS = ['desktop', 'phone'] as const;
export type PictureScreen = (typeof PICTURE_SCREENS)[number];

/**
 * Why there is no picture: the assistant has no address, this host no browser, the shop did not let us in or could not
 * be reached, its page was too slow, too large or not rendered, or other pictures took too long.
 */
export const PICTURE_PROBLEMS = [
  'no_address',
  'no_browser',
  'refused',
  'unreachable',
  'slow',
  'large',
  'not_rendered',
  'busy',
] as const;
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];

export type TakenPicture = { image: Uint8Array } | { problem: PictureProblem };

interface PicturedAssistant {
  organizationId: string;
  assistantId: string;
}

interface ShopPicture {
  /** The page that it shows. */
  siteUrl: string;
  takenAt: string;
  /** WebP, in Base64. */
  image: string;
}

/** The latest picture of each screen, for a day at most. */
export interface ShopPictures {
  find(assistant: PicturedAssistant, screen: PictureScreen): Promise<ShopPicture | undefined>;
  /** @returns when it was taken; undefined when the assistant is gone */
  keep(
    assistant: PicturedAssistant,
    screen: PictureScreen,
    picture: { siteUrl: string; image: Uint8Array },
  ): Promise<string | undefined>;
  /** Deletes those that are older than a day. */
  reap(now: Date): Promise<void>;
}

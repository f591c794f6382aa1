const IS_MAC = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** The platform whose name for the shortcut people know. */
export const SHORTCUT = IS_MAC ? 'mac' : 'other';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns true if keys are ⌘K on a Mac, where Ctrl+K deletes to the end of the line, and Ctrl+K elsewhere. */
export function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed, isMac = IS_MAC): boolean {
  const [wanted, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (!wanted || other || altKey || shiftKey) return false;
  // Keyboards without Latin letters have it where a Latin one has K.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../texts/texts.ts';
import { announce } from './announcer.tsx';
import { SearchIcon } from './icons.tsx';
import styles from './palette-button.module.css';
import { SHORTCUT, isShortcut } from './palette-shortcut.ts';

const words = texts.palette;

/** Opens the palette, whose code is loaded when it is first opened. */
export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    try {
      const loaded = await import('./palette.tsx');
      // Another dialog may have been opened meanwhile.
      if (document.querySelector('dialog[open]')) return;
      setPalette(() => loaded.Palette);
      setIsOpen(true);
    } catch {
      announce(words.failed);
    }
  }

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // The palette closes itself by the same keys; leaving another dialog would lose its input.
    if (event.defaultPrevented || !isShortcut(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (!event.repeat) void open();
  });
  useEffect(() => {
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={SHORTCUT === 'mac' ? 'Meta+K' : 'Control+K'}
        onClick={() => void open()}
      >
        <SearchIcon />
        <span className={styles.label}>{words.title}</span> <kbd>{words.shortcut[SHORTCUT]}</kbd>
      </button>
      {isOpen && Palette && <Palette onClose={() => setIsOpen(false)} />}
    </>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Command } from '../palette-commands.ts';
import { findMatches } from '../palette-match.ts';
import { texts } from '../texts/texts.ts';
import { SearchIcon } from './icons.tsx';
import { useModal } from './modal.ts';
import { PaletteOptions, optionId } from './palette-options.tsx';
import { useCommands, usePlace } from './palette-place.ts';
import { useFound } from './palette-search.ts';
import { isShortcut } from './palette-shortcut.ts';
import styles from './palette.module.css';

const words = texts.palette;

/** Of one group, once something is typed. */
const MAX_IN_GROUP = 8;
const MAX_QUERY_LENGTH = 200;

/**
 * Finds pages, actions, products and knowledge as one types. Open while it is mounted. The field is a combobox that
 * keeps the focus, and the list its listbox (WAI-ARIA Authoring Practices).
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { close, dialog } = useModal(onClose);
  const navigate = useNavigate();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const { groups, isTyped, isSearching, hasFailed } = useGroups(query);
  const commands = groups.flatMap(([, some]) => some);
  const at = Math.max(
    commands.findIndex(({ id }) => id === chosenId),
    0,
  );
  const chosen = commands[at];

  function choose({ run }: Command) {
    // First, so that it does not take the focus from what the command opens.
    close();
    if (typeof run === 'function') run();
    else void navigate(run);
  }

  function pressed(event: KeyboardEvent) {
    const target = targetOf(event, at, commands.length);
    if (target === undefined) return;
    event.preventDefault();
    if (target !== 'chosen') setChosenId(commands[target]?.id);
    else if (chosen) choose(chosen);
  }

  function leave(event: KeyboardEvent) {
    if (!isShortcut(event.nativeEvent)) return;
    event.preventDefault();
    close();
  }

  // On a phone the navigation around its button may be hidden.
  return createPortal(
    <dialog {...dialog} aria-label={words.title} closedby="any" className={styles.palette} onKeyDown={leave}>
      <div className={styles.head}>
        <SearchIcon />
        <input
          role="combobox"
          aria-label={words.field}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen && optionId(listId, chosen)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={words.placeholder}
          maxLength={MAX_QUERY_LENGTH}
          className={styles.field}
          value={query}
          onKeyDown={pressed}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setChosenId(undefined);
          }}
        />
        <button type="button" className={styles.close} onClick={close}>
          {words.close}
        </button>
      </div>
      <PaletteOptions id={listId} groups={groups} chosen={chosen} point={setChosenId} choose={choose} />
      <Status isTyped={isTyped} isSearching={isSearching} hasFailed={hasFailed} count={commands.length}>
        {words.nothing(query.trim())}
      </Status>
      <Keys />
    </dialog>,
    document.body,
  );
}

/** Returns what is offered, or found for a query, by group in the order of the first of each. */
function useGroups(query: string) {
  const place = usePlace();
  const all = useCommands(place);
  const { commands, isSearching, hasFailed } = useFound(place, query);
  const isTyped = query.trim() !== '';
  const known = isTyped ? findMatches(all, query) : all.filter(({ isOffered }) => isOffered);
  const groups = [...Map.groupBy(known, ({ group }) => group)].map(
    ([group, some]) => [group, isTyped ? some.slice(0, MAX_IN_GROUP) : some] as const,
  );
  // They come later, so they come last: nothing moves under the reader's eyes.
  const found = [...Map.groupBy(commands, ({ group }) => group)];
  return { groups: [...groups, ...found], isTyped, isSearching, hasFailed };
}

/** The option that a key leads to, from the one at a place; undefined for keys that are the field's own. */
function targetOf(event: KeyboardEvent, at: number, count: number): number | 'chosen' | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  // Enter also ends the composition of a word.
  if (nativeEvent.isComposing || shiftKey || ctrlKey || metaKey || altKey) return undefined;
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : 0;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'Enter' ? 'chosen' : undefined;
}

interface StatusProps {
  isTyped: boolean;
  isSearching: boolean;
  hasFailed: boolean;
  count: number;
  /** The message if nothing is found. */
  children: ReactNode;
}

/** Shows what screen readers are told, and what others would not see in the list. */
function Status({ isTyped, isSearching, hasFailed, count, children }: StatusProps) {
  const isEmpty = isTyped && !isSearching && count === 0;
  return (
    <>
      <p role="status" className={isEmpty ? styles.note : styles.hidden}>
        {isTyped && !isSearching && (isEmpty ? children : words.count(count))}
      </p>
      {isSearching && <p className={styles.note}>{words.searching}</p>}
      {hasFailed && (
        <p role="alert" className={styles.note}>
          {words.searchFailed}
        </p>
      )}
    </>
  );
}

/** Screen readers say the keys of a list themselves. */
const Keys = () => (
  <p aria-hidden="true" className={styles.keys}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {words.keys.move}
    </span>
    <span>
      <kbd>↵</kbd> {words.keys.go}
    </span>
    <span>
      <kbd>Esc</kbd> {words.keys.close}
    </span>
  </p>
);

import { useEffect, useRef } from 'react';
import type { Command } from '../palette-commands.ts';
import { texts } from '../texts/texts.ts';
import styles from './palette.module.css';

interface PaletteOptionsProps {
  id: string;
  groups: readonly (readonly [name: string, commands: readonly Command[]])[];
  /** The one that Enter runs. */
  chosen: Command | undefined;
  point: (id: string) => void;
  choose: (command: Command) => void;
}

export const optionId = (listId: string, { id }: Command): string => `${listId}-${encodeURIComponent(id)}`;

/** The listbox of the palette; the focus stays in the field. */
export function PaletteOptions({ id: listId, groups, chosen, point, choose }: PaletteOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isFirst = chosen === groups[0]?.[1][0];
  useEffect(() => {
    // With the heading above it.
    if (isFirst) list.current?.scrollTo(0, 0);
    else list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.id, isFirst]);
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={texts.palette.results}
      tabIndex={-1}
      hidden={groups.length === 0}
      className={styles.list}
      // A click must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(([name, commands]) => (
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden="true" className={styles.heading}>
            {name}
          </p>
          {commands.map((command) => (
            <div
              key={command.id}
              id={optionId(listId, command)}
              role="option"
              aria-selected={command === chosen}
              className={styles.item}
              onPointerMove={() => point(command.id)}
              onClick={() => choose(command)}
            >
              <span className={styles.title}>{command.title}</span>{' '}
              {command.detail && <span className={styles.detail}>{command.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

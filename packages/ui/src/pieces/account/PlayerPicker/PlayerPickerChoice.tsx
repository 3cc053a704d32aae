import type { ReactNode } from 'react';
import { CheckIcon, PersonIcon } from '../../../icons';
import { Button, Picture } from '../../../primitives';
import type { PlayerPickerMessages } from './messages';
import * as styles from './PlayerPicker.css';

export type PickablePlayer = {
  id: number;
  nameJapanese: string;
  nameRomaji: string;
  avatarUrl: string;
  pictureUrl: string;
};

type PlayerPickerChoiceProps = {
  /** The player; `null` for the choice of no favourite. */
  player: PickablePlayer | null;
  /** `name` attribute shared by all radio buttons of the picker. */
  name: string;
  id: number;
  selected: boolean;
  pending: boolean;
  words: PlayerPickerMessages;
  onSelect: (id: number) => void;
  onSave: (id: number) => void;
  error: ReactNode;
};

/** Ref callback: scrolls the selected choice into view, which may be far down a long list. */
const keepInView = (choice: HTMLElement | null) => choice?.scrollIntoView({ block: 'nearest' });

export function PlayerPickerChoice({
  player,
  name,
  id,
  selected,
  pending,
  words,
  onSelect,
  onSave,
  error,
}: PlayerPickerChoiceProps) {
  const nameId = `${name}-${id}`;
  const portrait = player && (player.pictureUrl || player.avatarUrl);

  return (
    <>
      <div ref={selected ? keepInView : undefined} className={styles.choice}>
        <label className={styles.label}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={selected}
            aria-labelledby={nameId}
            aria-disabled={pending || undefined}
            className={styles.input}
            onChange={() => !pending && onSelect(id)}
          />
          <span className={styles.frame}>
            {portrait && <Picture src={portrait} alt="" drawn={240} ratio="3/4" />}
            {player && !portrait && (
              <span className={styles.faceless}>
                <PersonIcon />
              </span>
            )}
            {!player && <PlayerPickerNobody />}
            {selected && (
              <span className={styles.mark}>
                <CheckIcon size="small" />
              </span>
            )}
          </span>
          <span id={nameId} className={styles.name}>
            {player ? player.nameJapanese : words.none}
          </span>
          {player && (
            <span className={styles.romaji} lang="en">
              {player.nameRomaji}
            </span>
          )}
        </label>
        {selected && (
          <div className={styles.action}>
            <div className={styles.set}>
              <Button
                tone="accent"
                size="small"
                fullWidth
                pending={pending}
                aria-describedby={nameId}
                onClick={() => onSave(id)}
              >
                {words.set}
              </Button>
            </div>
          </div>
        )}
      </div>
      {selected && error}
    </>
  );
}

/** Picture of the choice of no favourite: an outline of a person. */
function PlayerPickerNobody() {
  return (
    <svg viewBox="0 0 60 80" className={styles.nobody} aria-hidden="true" focusable="false">
      <path
        className={styles.outline}
        d="M18.5 31.5C17.5 19 23 13 30 13s12.5 6 11.5 18.5M16 33c8-6 20-6 28 0M19.5 34c0 10 4 18 10.5 18s10.5-8 10.5-18M10 80c1-12 8-19 15-21.5l5 4 5-4C42 61 49 68 50 80"
      />
    </svg>
  );
}

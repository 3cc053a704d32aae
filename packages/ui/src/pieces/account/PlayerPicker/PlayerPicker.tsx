import { useId } from 'react';
import { Center, Notice, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { playerPickerMessages } from './messages';
import * as styles from './PlayerPicker.css';
import { type PickablePlayer, PlayerPickerChoice } from './PlayerPickerChoice';

export type { PickablePlayer } from './PlayerPickerChoice';

export type PlayerPickerProps = {
  items: readonly PickablePlayer[];
  /** Id of the selected player; 0 for none. */
  selectedId: number;
  onSelect: (id: number) => void;
  onSave: (id: number) => void;
  /** The choice is being saved; nothing can be changed meanwhile. */
  pending?: boolean | undefined;
  error?: string | null | undefined;
};

/** Chooses the favourite player, or none. */
export function PlayerPicker({
  items,
  selectedId,
  onSelect,
  onSave,
  pending = false,
  error = null,
}: PlayerPickerProps) {
  const m = useMessages('PlayerPicker', playerPickerMessages);
  const name = useId();
  const errorNotice = error && (
    <div className={styles.problem}>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
    </div>
  );
  const choiceOf = (id: number) => ({
    name,
    id,
    selected: id === selectedId,
    pending,
    words: m,
    onSelect,
    onSave,
    error: errorNotice,
  });

  return (
    <Center width="page">
      <div role="radiogroup" aria-label={m.title} className={styles.choices}>
        <PlayerPickerChoice {...choiceOf(0)} player={null} />
        {items.map((player) => (
          <PlayerPickerChoice key={player.id} {...choiceOf(player.id)} player={player} />
        ))}
      </div>
    </Center>
  );
}

const places = Array.from({ length: 12 }, (_, index) => index);

export function PlayerPickerSkeleton() {
  const m = useMessages('PlayerPicker', playerPickerMessages);
  return (
    <Center width="page">
      <div className={styles.choices} aria-busy="true">
        {places.map((place) => (
          <div key={place} className={styles.choice}>
            <Skeleton kind="block" ratio="3/4" label={place === 0 ? m.loading : undefined} />
            <div className={styles.nameWaits}>
              <Skeleton size="small" />
            </div>
          </div>
        ))}
      </div>
    </Center>
  );
}

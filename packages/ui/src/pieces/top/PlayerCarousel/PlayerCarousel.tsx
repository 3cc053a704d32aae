import type { ReactNode } from 'react';
import { Carousel, Picture, Section } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { playerCarouselMessages } from './messages';
import * as styles from './PlayerCarousel.css';

export type PlayerItem = {
  id: number;
  nameJapanese: string;
  nameRomaji: string;
  avatarUrl: string;
  pictureUrl: string;
};

export type PlayerCarouselProps = {
  items: readonly PlayerItem[];
  /** Id of the selected player; `null` selects `startPlayerId(items)`. */
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** The composer below the selected player. */
  children?: ReactNode;
};

/** The fallback text of a picture would become part of the button's name; the name is the player's. */

/** Selects the player that receives a message. */
export function PlayerCarousel({ items, selectedId, onSelect, children }: PlayerCarouselProps) {
  const m = useMessages('PlayerCarousel', playerCarouselMessages);
  const start = items.findIndex(({ id }) => id === startPlayerId(items));
  const chosen = items.findIndex(({ id }) => id === selectedId);
  const index = chosen === -1 ? start : chosen;
  const player = items[index];
  if (!player) return null;

  const choose = (next: number) => {
    const item = items[next];
    if (item) onSelect(item.id);
  };

  return (
    <Section title={m.title} label={m.label}>
      <div className={styles.playersFrame}>
        <Carousel
          label={m.title}
          items={items}
          getKey={({ id }) => String(id)}
          renderItem={({ nameJapanese, pictureUrl }, { index: position, selected }) => (
            <button
              type="button"
              className={styles.pick}
              aria-label={nameJapanese}
              aria-pressed={selected}
              onClick={() => choose(position)}
            >
              <Picture
                src={pictureUrl || null}
                alt=""
                drawn={160}
                ratio="3/4"
                rounded="md"
                fallback="icon"
              />
            </button>
          )}
          visible={5}
          gap={10}
          centered
          motion={{ loop: true }}
          selected={index}
          onSelect={choose}
          caption={<span className={styles.name}>{player.nameJapanese}</span>}
        />
        {items.length === 1 && <p className={styles.alone}>{player.nameJapanese}</p>}
      </div>
      {children && <div className={styles.composer}>{children}</div>}
    </Section>
  );
}

/** Initial player: the third, or the last of fewer. */
export function startPlayerId(items: readonly { id: number }[]): number | null {
  return (items[2] ?? items.at(-1))?.id ?? null;
}

// Engine: keen-slider for dragging (snap, loop), react-aria for hover and focus. First paint, rotation and
// semantics are our own. A scroll-snap row costs nothing but cannot loop.
// biome-ignore-all lint/a11y/useSemanticElements: the carousel pattern is made of groups

import type { KeyboardEvent, ReactNode } from 'react';
import { assignInlineVars } from '../../styles/inlineVars';
import { useMessages } from '../UiProvider/useMessages';
import * as styles from './Carousel.css';
import { CarouselControls } from './CarouselControls';
import { carouselMessages } from './messages';
import { slotOf, useCarousel, useChosen } from './useCarousel';
import { useRotation } from './useRotation';

export type CarouselProps<Item> = {
  items: readonly Item[];
  getKey: (item: Item) => string;
  renderItem: (item: Item, state: { index: number; selected: boolean }) => ReactNode;
  /** Accessible name of the carousel. */
  label: string;
  /** Number of slides side by side. */
  visible?: number;
  /** Gap between two slides, in px. */
  gap?: number;
  /** Centres the selected slide. */
  centered?: boolean;
  /**
   * How it moves on. `loop` continues with the first slide after the last; ignored while the slides do not fill
   * the width. `autoplay` moves on by itself after so many ms and adds a pause button.
   */
  motion?: { effect?: 'slide' | 'fade'; loop?: boolean; autoplay?: number };
  initialIndex?: number;
  /** Index of the selected slide. Leave it out for an uncontrolled carousel. */
  selected?: number;
  onSelect?: (index: number) => void;
  /** Shown between the arrows instead of the dots. */
  caption?: ReactNode;
};

/** Shows several items side by side or one at a time, with swipe, arrows, dots and keys. */
export function Carousel<Item>({
  items,
  getKey,
  renderItem,
  label,
  visible = 1,
  gap = 0,
  centered = false,
  motion: { effect = 'slide', loop = false, autoplay } = {},
  initialIndex = 0,
  selected,
  onSelect,
  caption,
}: CarouselProps<Item>) {
  const m = useMessages('Carousel', carouselMessages);
  const count = items.length;
  const perView = effect === 'fade' ? 1 : visible;
  const loops = loop && count > 1 && count >= perView;
  const [index, choose] = useChosen(count, selected, initialIndex, onSelect);
  const place = { count, visible: perView, loop: loops, centered, index };
  const { still, automatic, playing, rotating, toggle, onKey, holdProps } = useRotation({
    interval: count > 1 ? autoplay : undefined,
    index,
    onNext: () => choose((index + 1) % count),
  });
  const trackRef = useCarousel({ ...place, gap, effect, still, onSettle: choose });

  function step(by: 1 | -1) {
    const next = index + by;
    if (loops) choose((next + count) % count);
    else if (next >= 0 && next < count) choose(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    onKey();
    if (event.defaultPrevented || count < 2 || isTyping(event.target)) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  }

  return (
    <div
      role="group"
      aria-roledescription={m.carousel}
      aria-label={label}
      className={styles.root}
      onKeyDown={onKeyDown}
      {...holdProps}
    >
      <div
        ref={trackRef}
        className={styles.tracks[effect]}
        aria-live={rotating ? 'off' : 'polite'}
        style={assignInlineVars({ [styles.visible]: String(perView), [styles.gap]: `${gap}px` })}
      >
        {items.map((item, position) => {
          const slot = slotOf(position, place);
          const outside = slot <= -0.99 || slot >= perView - 0.01;
          return (
            <div
              key={getKey(item)}
              role="group"
              aria-roledescription={m.slide}
              aria-label={m.position(position + 1, count)}
              aria-hidden={outside || undefined}
              inert={outside}
              className={styles.slides[effect]}
              style={assignInlineVars({
                [styles.slot]: String(slot),
                [styles.order]: String(position),
              })}
            >
              {renderItem(item, { index: position, selected: position === index })}
            </div>
          );
        })}
      </div>
      {count > 1 && (
        <CarouselControls
          {...{ count, index, caption, m }}
          ends={!loops}
          playing={automatic ? playing : undefined}
          onStep={step}
          onChoose={choose}
          onToggle={toggle}
        />
      )}
    </div>
  );
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');

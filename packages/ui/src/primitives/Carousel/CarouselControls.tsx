// Engine: native buttons.

import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Carousel.css';
import type { CarouselMessages } from './messages';
import { dotsAround } from './slots';

type CarouselControlsProps = {
  count: number;
  index: number;
  /** Disables the arrows at the first and the last slide. */
  ends: boolean;
  /** State of the rotation; undefined without `autoplay`. */
  playing: boolean | undefined;
  caption: ReactNode;
  onStep: (by: 1 | -1) => void;
  onChoose: (index: number) => void;
  onToggle: () => void;
  m: CarouselMessages;
};

export function CarouselControls({
  count,
  index,
  ends,
  playing,
  caption,
  onStep,
  onChoose,
  onToggle,
  m,
}: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton
        label={m.previous}
        icon={<ChevronLeftIcon />}
        disabled={ends && index === 0}
        onClick={() => onStep(-1)}
      />
      {caption === undefined ? (
        <Position count={count} index={index} onChoose={onChoose} m={m} />
      ) : (
        <div className={styles.caption}>{caption}</div>
      )}
      <IconButton
        label={m.next}
        icon={<ChevronRightIcon />}
        disabled={ends && index === count - 1}
        onClick={() => onStep(1)}
      />
      {playing !== undefined && (
        <IconButton
          label={playing ? m.pause : m.play}
          icon={playing ? <PauseIcon /> : <PlayIcon />}
          onClick={onToggle}
        />
      )}
    </div>
  );
}

type PositionProps = Pick<CarouselControlsProps, 'count' | 'index' | 'onChoose' | 'm'>;

/**
 * One row of dots, always as wide as the maximum number, so that the arrows do not move. Of more slides it shows
 * those around the selected one.
 */
function Position({ count, index, onChoose, m }: PositionProps) {
  const { first, last } = dotsAround(index, count);
  return (
    <div className={styles.position}>
      {Array.from({ length: last - first + 1 }, (_, offset) => first + offset).map((position) => (
        <button
          key={position}
          type="button"
          className={styles.dot}
          aria-label={m.choose(position + 1)}
          aria-current={position === index}
          data-more={(position === first && first > 0) || (position === last && last < count - 1)}
          onClick={() => onChoose(position)}
        />
      ))}
    </div>
  );
}

// Engine: native buttons.

import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../icons';
import { visuallyHidden } from '../../styles';
import { IconButton } from '../IconButton';
import * as styles from './Carousel.css';
import type { CarouselMessages } from './messages';

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

/** Above this number the position is shown as a number: more dots would need a second row. */
const mostDots = 7;

type PositionProps = Pick<CarouselControlsProps, 'count' | 'index' | 'onChoose' | 'm'>;

/** Always as wide as the maximum number of dots, so that the arrows do not move. */
function Position({ count, index, onChoose, m }: PositionProps) {
  if (count > mostDots)
    return (
      <p className={styles.position}>
        <span aria-hidden="true">{m.counter(index + 1, count)}</span>
        <span className={visuallyHidden}>{m.position(index + 1, count)}</span>
      </p>
    );
  return (
    <div className={styles.position}>
      {Array.from({ length: count }, (_, position) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
          key={position}
          type="button"
          className={styles.dot}
          aria-label={m.choose(position + 1)}
          aria-current={position === index}
          onClick={() => onChoose(position)}
        />
      ))}
    </div>
  );
}

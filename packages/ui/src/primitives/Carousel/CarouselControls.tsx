// Engine: native buttons.

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../icons';
import { IconButton } from '../IconButton';
import * as styles from './Carousel.css';
import type { CarouselMessages } from './messages';

type CarouselControlsProps = {
  count: number;
  index: number;
  /** There is nothing before the first and after the last. */
  ends: boolean;
  /** Left out where nothing moves by itself. */
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
        <Dots count={count} index={index} onChoose={onChoose} m={m} />
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

/** As many as fit between the arrows of a 320 px phone. */
const mostInRow = 6;

type DotsProps = Pick<CarouselControlsProps, 'count' | 'index' | 'onChoose' | 'm'>;

function Dots({ count, index, onChoose, m }: DotsProps) {
  return (
    <div
      className={styles.dots}
      // Two even rows instead of one and a rest.
      style={assignInlineVars({
        [styles.dotsInRow]: String(count > mostInRow ? Math.ceil(count / 2) : count),
      })}
    >
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

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CardSide } from './CardFlip';
import { type CardMotion, createCardMotion } from './cardMotion';
import { followDevice } from './followDevice';
import { followPointer } from './followPointer';

type Options = {
  side: CardSide;
  onSideChange: (side: CardSide) => void;
  blocked: boolean;
  deviceTilt: boolean;
  frozen: boolean;
};

/**
 * Connects pointer, device and spring animation to the card. React is notified of a turn, not of each frame.
 */
export function useCardFlip({ side, onSideChange, blocked, deviceTilt, frozen }: Options) {
  const element = useRef<HTMLDivElement>(null);
  const motion = useRef<CardMotion>(null);
  const latest = useRef({ side, onSideChange, blocked });

  useLayoutEffect(() => {
    latest.current = { side, onSideChange, blocked };
  });

  useLayoutEffect(() => {
    const object = element.current?.firstElementChild;
    if (frozen || !element.current || !(object instanceof HTMLElement)) return;
    const card = createCardMotion(object, latest.current.side);
    motion.current = card;
    const unfollow = followPointer(element.current, {
      motion: card,
      side: () => latest.current.side,
      blocked: () => latest.current.blocked,
      onTurn: (next) => latest.current.onSideChange(next),
    });
    return () => {
      unfollow();
      card.stop();
      motion.current = null;
    };
  }, [frozen]);

  useLayoutEffect(() => motion.current?.show(side), [side]);

  useEffect(() => {
    const card = motion.current;
    return deviceTilt && card && !frozen ? followDevice(card) : undefined;
  }, [deviceTilt, frozen]);

  return element;
}

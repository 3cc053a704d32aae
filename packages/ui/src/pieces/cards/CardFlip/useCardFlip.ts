import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CardSide } from './CardFlip';
import { type CardMotion, createCardMotion } from './cardMotion';
import { followPointer, isMotionReduced } from './followPointer';

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

/** Device rotation in degrees that gives the full tilt. */
const fullTiltDegrees = 24;

/** Tilts the card with the device. The neutral position slowly adapts to how the device is held. */
function followDevice(motion: CardMotion) {
  let neutral: { x: number; y: number } | null = null;

  function onOrientation({ beta, gamma }: DeviceOrientationEvent) {
    if (beta === null || gamma === null || isMotionReduced()) return;
    const sideways = Math.abs(window.screen.orientation?.angle ?? 0) % 180 === 90;
    const current = sideways ? { x: gamma, y: beta } : { x: beta, y: gamma };
    neutral ??= current;
    neutral = {
      x: neutral.x + (current.x - neutral.x) * 0.01,
      y: neutral.y + (current.y - neutral.y) * 0.01,
    };
    motion.tiltTo(
      (neutral.x - current.x) / fullTiltDegrees,
      (current.y - neutral.y) / fullTiltDegrees,
    );
  }

  function listen() {
    window.removeEventListener('deviceorientation', onOrientation);
    if (!document.hidden) window.addEventListener('deviceorientation', onOrientation);
    else motion.tiltTo(0, 0);
  }

  listen();
  document.addEventListener('visibilitychange', listen);
  return () => {
    window.removeEventListener('deviceorientation', onOrientation);
    document.removeEventListener('visibilitychange', listen);
    motion.tiltTo(0, 0);
  };
}

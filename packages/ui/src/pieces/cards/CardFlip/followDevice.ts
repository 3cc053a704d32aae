import type { CardMotion } from './cardMotion';
import { isMotionReduced } from './followPointer';

/** Device rotation in degrees that gives the full tilt. */
const reach = 24;

/** Tilts the card with the device. The neutral position slowly adapts to how the device is held. */
export function followDevice(motion: CardMotion) {
  let rest: { x: number; y: number } | null = null;

  function turned({ beta, gamma }: DeviceOrientationEvent) {
    if (beta === null || gamma === null || isMotionReduced()) return;
    const sideways = Math.abs(window.screen.orientation?.angle ?? 0) % 180 === 90;
    const hand = sideways ? { x: gamma, y: beta } : { x: beta, y: gamma };
    rest ??= hand;
    rest = { x: rest.x + (hand.x - rest.x) * 0.01, y: rest.y + (hand.y - rest.y) * 0.01 };
    motion.leanTo((rest.x - hand.x) / reach, (hand.y - rest.y) / reach);
  }

  function listen() {
    window.removeEventListener('deviceorientation', turned);
    if (!document.hidden) window.addEventListener('deviceorientation', turned);
    else motion.leanTo(0, 0);
  }

  listen();
  document.addEventListener('visibilitychange', listen);
  return () => {
    window.removeEventListener('deviceorientation', turned);
    document.removeEventListener('visibilitychange', listen);
    motion.leanTo(0, 0);
  };
}

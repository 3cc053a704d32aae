import type { CardMotion } from './cardMotion';
import { isMotionReduced } from './followPointer';

/** Device rotation in degrees that gives the full tilt. */
const fullTiltDegrees = 24;

/** Tilts the card with the device. The neutral position slowly adapts to how the device is held. */
export function followDevice(motion: CardMotion) {
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

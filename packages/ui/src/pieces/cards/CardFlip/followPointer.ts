import { media } from '../../../styles';
import type { CardSide } from './CardFlip';
import type { CardMotion } from './cardMotion';

type PointerOptions = {
  motion: CardMotion;
  side: () => CardSide;
  blocked: () => boolean;
  onTurn: (side: CardSide) => void;
};

type Press = { id: number; x: number; y: number; by: number; at: number; speed: number };

const tapTolerance = 8;
const swipeDistance = 40;

export const isMotionReduced = () => window.matchMedia(media.reducedMotion).matches;

/** Pointer input: a tap turns the card, a drag rotates it, and a hovering mouse tilts it. */
export function followPointer(
  element: HTMLElement,
  { motion, side, blocked, onTurn }: PointerOptions,
) {
  const stop = new AbortController();
  const { signal } = stop;
  let press: Press | null = null;
  let dragged = false;
  const other = () => (side() === 'front' ? 'back' : 'front');

  function tilt({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = element.getBoundingClientRect();
    motion.tiltTo(1 - (2 * (clientY - top)) / height, (2 * (clientX - left)) / width - 1);
  }

  function drag(event: PointerEvent, press: Press) {
    const dx = event.clientX - press.x;
    if (
      !dragged &&
      (Math.abs(dx) < tapTolerance || Math.abs(dx) < Math.abs(event.clientY - press.y))
    )
      return;
    if (!dragged) element.setPointerCapture(event.pointerId);
    dragged = true;
    const by = (dx / element.clientWidth) * 180;
    const passed = Math.max(1, event.timeStamp - press.at) / 1000;
    press.speed += ((by - press.by) / passed - press.speed) * 0.5;
    press.by = by;
    press.at = event.timeStamp;
    if (!blocked() && !isMotionReduced()) motion.dragTo(by);
  }

  function down(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return;
    press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      by: 0,
      at: event.timeStamp,
      speed: 0,
    };
    dragged = false;
  }

  function move(event: PointerEvent) {
    if (press?.id === event.pointerId) drag(event, press);
    else if (event.pointerType === 'mouse' && !isMotionReduced()) tilt(event);
  }

  function up(event: PointerEvent) {
    const held = press;
    press = null;
    if (held?.id !== event.pointerId || blocked()) return;
    const distance = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!dragged) {
      if (distance < tapTolerance) onTurn(other());
    } else if (isMotionReduced()) {
      if (Math.abs(event.clientX - held.x) > swipeDistance) onTurn(other());
    } else {
      const paused = event.timeStamp - held.at > 80;
      const next = motion.release(paused ? 0 : held.speed);
      if (next !== side()) onTurn(next);
    }
  }

  function cancel() {
    press = null;
    if (dragged && !isMotionReduced()) motion.release(0);
    motion.show(side());
  }

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('pointerleave', () => motion.tiltTo(0, 0), { signal });
  return () => stop.abort();
}

import { media } from '../../../styles';
import type { CardSide } from './CardFlip';
import type { CardMotion } from './cardMotion';

type Owner = {
  motion: CardMotion;
  side: () => CardSide;
  blocked: () => boolean;
  onTurn: (side: CardSide) => void;
};

type Press = { id: number; x: number; y: number; by: number; at: number; speed: number };

const slop = 8;
const swipe = 40;

export const isMotionReduced = () => window.matchMedia(media.reducedMotion).matches;

/** Pointer input: a tap turns the card, a drag rotates it, and a hovering mouse tilts it. */
export function followPointer(room: HTMLElement, { motion, side, blocked, onTurn }: Owner) {
  const stop = new AbortController();
  const { signal } = stop;
  let press: Press | null = null;
  let dragged = false;
  const other = () => (side() === 'front' ? 'back' : 'front');

  function lean({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = room.getBoundingClientRect();
    motion.leanTo(1 - (2 * (clientY - top)) / height, (2 * (clientX - left)) / width - 1);
  }

  function drag(event: PointerEvent, held: Press) {
    const dx = event.clientX - held.x;
    if (!dragged && (Math.abs(dx) < slop || Math.abs(dx) < Math.abs(event.clientY - held.y)))
      return;
    if (!dragged) room.setPointerCapture(event.pointerId);
    dragged = true;
    const by = (dx / room.clientWidth) * 180;
    const passed = Math.max(1, event.timeStamp - held.at) / 1000;
    held.speed += ((by - held.by) / passed - held.speed) * 0.5;
    held.by = by;
    held.at = event.timeStamp;
    if (!blocked() && !isMotionReduced()) motion.hold(by);
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
    else if (event.pointerType === 'mouse' && !isMotionReduced()) lean(event);
  }

  function up(event: PointerEvent) {
    const held = press;
    press = null;
    if (held?.id !== event.pointerId || blocked()) return;
    const distance = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!dragged) {
      if (distance < slop) onTurn(other());
    } else if (isMotionReduced()) {
      if (Math.abs(event.clientX - held.x) > swipe) onTurn(other());
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

  room.addEventListener('pointerdown', down, { signal });
  room.addEventListener('pointermove', move, { signal });
  room.addEventListener('pointerup', up, { signal });
  room.addEventListener('pointercancel', cancel, { signal });
  room.addEventListener('pointerleave', () => motion.leanTo(0, 0), { signal });
  return () => stop.abort();
}

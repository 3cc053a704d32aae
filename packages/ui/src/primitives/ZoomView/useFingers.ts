import { type PointerEvent, useRef } from 'react';

export type Point = { x: number; y: number };

type Options = {
  pointOf: (event: { clientX: number; clientY: number }) => Point;
  onPan: (x: number, y: number) => void;
  onPinch: (ratio: number, middle: Point) => void;
  onDoubleTap: (point: Point) => void;
};

const doubleTapTime = 320;
const doubleTapReach = 32;
const tapReach = 4;

/** Gestures: one finger pans, two pinch, two quick taps are a double tap. A mouse counts as one finger. */
export function useFingers({ pointOf, onPan, onPinch, onDoubleTap }: Options) {
  const fingers = useRef(new Map<number, Point>());
  const lastTap = useRef<{ at: number; point: Point } | null>(null);
  const moved = useRef(false);

  function onPointerDown(event: PointerEvent) {
    moved.current = fingers.current.size > 0;
    fingers.current.set(event.pointerId, pointOf(event));
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (distance(before, now) > tapReach) moved.current = true;
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      onPinch(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else {
      onPan(now.x - before.x, now.y - before.y);
    }
  }

  function onPointerUp(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
    const first = lastTap.current;
    lastTap.current = null;
    if (event.type === 'pointercancel' || moved.current) return;
    const tap = { at: event.timeStamp, point: pointOf(event) };
    const isSecond =
      first !== null &&
      tap.at - first.at < doubleTapTime &&
      distance(first.point, tap.point) < doubleTapReach;
    if (isSecond) onDoubleTap(tap.point);
    else lastTap.current = tap;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

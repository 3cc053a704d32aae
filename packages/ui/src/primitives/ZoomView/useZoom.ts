import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

type Zoom = { scale: number; x: number; y: number };

const minScale = 1;
const maxScale = 3;
const step = 0.5;
const panStep = 48;
const unzoomed: Zoom = { scale: minScale, x: 0, y: 0 };
const centre: Point = { x: 0, y: 0 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Zoom state: scale from 1x to 3x and position, limited so that no gap opens at the view's edge. */
export function useZoom() {
  const view = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(unzoomed);

  /** Coordinates relative to the centre of the view, as the transform uses them. */
  function pointOf(event: { clientX: number; clientY: number }): Point {
    const box = view.current?.getBoundingClientRect();
    if (!box) return centre;
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
  }

  function within(next: Zoom): Zoom {
    const reachX = ((view.current?.clientWidth ?? 0) * (next.scale - 1)) / 2;
    const reachY = ((view.current?.clientHeight ?? 0) * (next.scale - 1)) / 2;
    return { ...next, x: clamp(next.x, -reachX, reachX), y: clamp(next.y, -reachY, reachY) };
  }

  /** Scales around a point, which stays in place. */
  function scaleBy(ratio: number, point = centre) {
    setZoom((now) => {
      const scale = clamp(now.scale * ratio, minScale, maxScale);
      const real = scale / now.scale;
      const along = (from: number, held: number) => from - (from - held) * real;
      return within({ scale, x: along(point.x, now.x), y: along(point.y, now.y) });
    });
  }

  const zoomTo = (scale: number, point = centre) => scaleBy(scale / zoom.scale, point);
  const zoomIn = () => zoomTo(zoom.scale + step);
  const zoomOut = () => zoomTo(zoom.scale - step);

  const panBy = (x: number, y: number) =>
    setZoom((now) => within({ ...now, x: now.x + x, y: now.y + y }));

  const fingers = useFingers({
    pointOf,
    onPan: panBy,
    onPinch: scaleBy,
    onDoubleTap: (point) => zoomTo(zoom.scale > minScale ? minScale : 2, point),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows.get(event.key);
    if (arrow && zoom.scale > minScale) panBy(...arrow);
    else if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') setZoom(unzoomed);
    else return;
    event.preventDefault();
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // A trackpad's pinch arrives as a wheel event with Ctrl.
    if (!event.ctrlKey) return;
    event.preventDefault();
    scaleBy(Math.exp(-event.deltaY / 100), pointOf(event));
  });

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    // React's wheel listeners are passive and cannot prevent the page from zooming.
    const listener = (event: WheelEvent) => onWheel(event);
    element.addEventListener('wheel', listener, { passive: false });
    return () => element.removeEventListener('wheel', listener);
  }, []);

  return {
    view,
    zoom,
    atMin: zoom.scale <= minScale,
    atMax: zoom.scale >= maxScale,
    zoomIn,
    zoomOut,
    bind: { ...fingers, onKeyDown },
  };
}

const arrows = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [panStep, 0]],
  ['ArrowRight', [-panStep, 0]],
  ['ArrowUp', [0, panStep]],
  ['ArrowDown', [0, -panStep]],
]);

type Point = { x: number; y: number };

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
function useFingers({ pointOf, onPan, onPinch, onDoubleTap }: Options) {
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

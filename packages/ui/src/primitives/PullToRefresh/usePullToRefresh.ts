import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Options = { onRefresh: () => Promise<unknown> };

type Phase = 'idle' | 'pulling' | 'ready' | 'refreshing' | 'done' | 'failed';

const threshold = 56;
const furthest = 96;
const slop = 8;

/** The resistance grows with the distance. */
const resisted = (pull: number) => furthest * (1 - Math.exp(-pull / (furthest * 1.6)));

export function usePullToRefresh({ onRefresh }: Options) {
  const root = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [pulled, setPulled] = useState(0);

  async function refresh() {
    if (phase === 'refreshing') return;
    setPhase('refreshing');
    setPulled(threshold);
    try {
      await onRefresh();
      setPhase('done');
    } catch {
      setPhase('failed');
    }
    setPulled(0);
  }

  const isRefreshing = useEffectEvent(() => phase === 'refreshing');

  const pull = useEffectEvent((distance: number) => {
    setPulled(distance);
    setPhase(distance >= threshold ? 'ready' : 'pulling');
  });

  const letGo = useEffectEvent((distance: number) => {
    if (distance >= threshold) void refresh();
    else {
      setPulled(0);
      setPhase('idle');
    }
  });

  // In a layout effect: a touch may have started before the first paint.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    let start: { x: number; y: number } | null = null;
    let distance: number | null = null;

    function begin(event: TouchEvent) {
      const [finger, second] = event.touches;
      const atTop = scrollTopAround(event.target) <= 0;
      start =
        finger && !second && atTop && !isRefreshing()
          ? { x: finger.clientX, y: finger.clientY }
          : null;
      distance = null;
    }

    function move(event: TouchEvent) {
      const [finger, second] = event.touches;
      if (!start || !finger) return;
      const x = finger.clientX - start.x;
      const y = finger.clientY - start.y;
      // A movement sideways, upwards or with two fingers is another gesture, until the next touch.
      if (second || (distance === null && (y < 0 || Math.abs(x) > Math.abs(y)))) {
        if (Math.hypot(x, y) > slop || second) start = null;
        return;
      }
      if (distance === null && y < slop) return;
      if (event.cancelable) event.preventDefault();
      distance = resisted(Math.max(0, y - slop));
      pull(distance);
    }

    function end(event: TouchEvent) {
      if (distance !== null) letGo(event.type === 'touchcancel' ? 0 : distance);
      start = null;
      distance = null;
    }

    element.addEventListener('touchstart', begin, { passive: true });
    // Not passive: preventDefault stops the page from scrolling while pulling.
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, []);

  return { root, phase, pulled, onRefresh: () => void refresh() };
}

/** Scroll offset of the scrolling element around the target, or else of the page. */
function scrollTopAround(target: EventTarget | null): number {
  for (
    let element = target instanceof Element ? target : null;
    element;
    element = element.parentElement
  ) {
    if (element.scrollTop > 0) return element.scrollTop;
  }
  return window.scrollY;
}

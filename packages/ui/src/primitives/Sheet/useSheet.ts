import { type PointerEvent, useState } from 'react';
import { media } from '../../styles';

/** Minimum distance in px and speed in px per ms of a flick that closes. */
const flick = { distance: 24, speed: 0.5 };

/** Drag state: the sheet follows the finger, and closes after a third of its height or a flick. */
export function useSheet(onClose: () => void) {
  const [drag, setDrag] = useState<{ from: number; since: number; offset: number } | null>(null);

  return {
    dragging: drag !== null,
    offset: drag?.offset ?? 0,
    /** Props of the grip, a child of the moving element. */
    bind: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const onButton = event.target instanceof Element && event.target.closest('button') !== null;
        // In the middle of a large screen it lies on no edge.
        const isCentred = matchMedia(media.desktop).matches;
        if (event.button !== 0 || onButton || isCentred) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: event.clientY, since: event.timeStamp, offset: 0 });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag) setDrag({ ...drag, offset: Math.max(0, event.clientY - drag.from) });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (!drag) return;
        const distance = event.clientY - drag.from;
        const height = event.currentTarget.parentElement?.offsetHeight ?? 0;
        const flicked =
          distance > flick.distance && distance / (event.timeStamp - drag.since) > flick.speed;
        setDrag(null);
        if (flicked || distance > height / 3) onClose();
      },
      onPointerCancel() {
        setDrag(null);
      },
    },
  };
}

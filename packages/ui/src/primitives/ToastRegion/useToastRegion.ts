import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keepOnTop } from './keepOnTop';

export const toastDuration = 2000;

/** A live region announces only later changes: it stays empty for this time, in ms, before its text. */
const settleTime = 100;

type Options = {
  /** Id of the first toast in the queue. */
  id: string | undefined;
  onDismiss: (id: string) => void;
};

/** Shows one toast for its duration; the timer pauses on hover, focus and a hidden page. */
export function useToastRegion({ id, onDismiss }: Options) {
  const [host] = useState(() => document.createElement('div'));
  const [shown, setShown] = useState<string>();
  const [held, setHeld] = useState({ pointer: false, focus: false, page: document.hidden });
  const cameFrom = useRef<EventTarget>(null);
  const remainingMs = useRef(toastDuration);
  const visible = id !== undefined && shown === id;
  const paused = held.pointer || held.focus || held.page;

  useEffect(() => {
    const onVisibility = () => setHeld((now) => ({ ...now, page: document.hidden }));
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      host.remove();
    };
  }, [host]);

  useEffect(() => keepOnTop(host, id !== undefined), [host, id]);

  useEffect(() => {
    if (id === undefined) return;
    remainingMs.current = toastDuration;
    const timer = setTimeout(() => setShown(id), settleTime);
    return () => {
      clearTimeout(timer);
      setShown(undefined);
    };
  }, [id]);

  useEffect(() => {
    if (!visible || paused) return;
    const started = performance.now();
    const timer = setTimeout(() => onDismiss(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - started;
    };
  }, [visible, paused, id, onDismiss]);

  function dismiss() {
    if (id === undefined) return;
    // Returns the focus before the toast is removed.
    if (held.focus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    setHeld((now) => ({ ...now, pointer: false, focus: false }));
    onDismiss(id);
  }

  return {
    host,
    visible,
    dismiss,
    bind: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus(event: FocusEvent<HTMLElement>) {
        if (!held.focus) cameFrom.current = event.relatedTarget;
        setHeld((now) => ({ ...now, focus: true }));
      },
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape') return;
        // Keeps a dialog below open.
        event.preventDefault();
        dismiss();
      },
    },
  };
}

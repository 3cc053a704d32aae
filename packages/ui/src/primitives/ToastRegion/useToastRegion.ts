import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keepOnTop } from './keepOnTop';

export const toastDuration = 2000;

/** A live region says only what comes after it: this long it stands empty before its text. */
const settleTime = 100;

type Options = {
  /** The toast whose turn it is. */
  id: string | undefined;
  onDismiss: (id: string) => void;
};

/** Shows one toast, lets it go after its time, and stops the clock while someone reads or looks away. */
export function useToastRegion({ id, onDismiss }: Options) {
  const [host] = useState(() => document.createElement('div'));
  const [shown, setShown] = useState<string>();
  const [held, setHeld] = useState({ pointer: false, focus: false, page: document.hidden });
  const cameFrom = useRef<EventTarget>(null);
  const left = useRef(toastDuration);
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
    left.current = toastDuration;
    const timer = setTimeout(() => setShown(id), settleTime);
    return () => {
      clearTimeout(timer);
      setShown(undefined);
    };
  }, [id]);

  useEffect(() => {
    if (!visible || paused) return;
    const started = performance.now();
    const timer = setTimeout(() => onDismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [visible, paused, id, onDismiss]);

  function dismiss() {
    if (id === undefined) return;
    // What is about to go away must not take the focus with it.
    if (held.focus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    setHeld((now) => ({ ...now, pointer: false, focus: false }));
    onDismiss(id);
  }

  return {
    host,
    visible,
    dismiss,
    /** Goes onto the toast as it is. */
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
        // It ends here: a dialog below stays open.
        event.preventDefault();
        dismiss();
      },
    },
  };
}

import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

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

/**
 * Shows the region in the top layer as a popover. A modal dialog makes everything outside itself inert, also
 * for screen readers, so while one is open the region is moved into it. While there is a toast, dialogs that
 * open and close are observed. A browser without popovers (before Chrome 114, Safari 17, Firefox 125) uses
 * the z-index.
 */
function keepOnTop(host: HTMLElement, updating: boolean) {
  const moveToTopLayer = () => {
    const parent = topDialog() ?? document.body;
    if (host.parentElement !== parent) parent.append(host);
    const popover = host.firstElementChild;
    const closed =
      popover instanceof HTMLElement && popover.popover && !popover.matches(':popover-open');
    if (closed) popover.showPopover();
  };
  moveToTopLayer();
  if (!updating) return;
  const watch = new MutationObserver(moveToTopLayer);
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** The focus is in the topmost dialog; if it was lost, the last dialog in the document is the best guess. */
function topDialog() {
  const focused = document.activeElement?.closest('dialog:modal');
  return focused ?? [...document.querySelectorAll('dialog:modal')].at(-1);
}

import { setElementVars } from '@vanilla-extract/dynamic';
import { visibleHeight, visibleTop } from './Screen.css';

/** Minimum height in px that counts as a keyboard: browser bars cover less, keyboards cover more. */
const leastKeyboard = 120;

/** Ref callback for a full-screen element: sets its height to the area above the on-screen keyboard. */
export function followVisible(root: HTMLElement | null) {
  const view = window.visualViewport;
  if (!root || !view) return;
  const stop = new AbortController();

  const follow = () => {
    // Pinch zoom also shrinks the visual viewport; it is ignored.
    if (view.scale > 1.01) return;
    const covered = document.documentElement.clientHeight - view.height;
    const open = covered > leastKeyboard || (covered > 1 && isWriting());
    // iOS 26 leaves a few pixels covered after the keyboard closes: ignored when no field has the focus.
    setElementVars(root, {
      [visibleTop]: open ? `${view.offsetTop}px` : '',
      [visibleHeight]: open ? `${view.height}px` : '',
    });
    if (!open && root.dataset.keyboard !== undefined) window.scrollTo(0, 0);
    if (open) root.dataset.keyboard = 'open';
    else delete root.dataset.keyboard;
  };

  follow();
  view.addEventListener('resize', follow, { signal: stop.signal });
  view.addEventListener('scroll', follow, { signal: stop.signal });
  document.addEventListener('focusin', follow, { signal: stop.signal });
  document.addEventListener('focusout', follow, { signal: stop.signal });
  return () => stop.abort();
}

const isWriting = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

import { setElementVars } from '@vanilla-extract/dynamic';
import { visibleHeight, visibleTop } from './Screen.css';

/** More than a browser's own bars take, less than any keyboard. */
const leastKeyboard = 120;

/** A ref for what fills the screen: it ends where the on-screen keyboard begins, and nowhere else. */
export function followVisible(root: HTMLElement | null) {
  const view = window.visualViewport;
  if (!root || !view) return;
  const stop = new AbortController();

  const follow = () => {
    // Zoomed in by two fingers the view is small as well, and the screen stays as it is.
    if (view.scale > 1.01) return;
    const covered = document.documentElement.clientHeight - view.height;
    const open = covered > leastKeyboard || (covered > 1 && isWriting());
    // iOS 26 leaves a few pixels behind when the keyboard goes: without one they are not believed.
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

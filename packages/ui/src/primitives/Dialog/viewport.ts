import { setElementVars } from '../../styles/inlineVars';
import { frameHeight, frameTop } from './Dialog.css';

let locks = 0;

/** Locks the page's scrolling; the space of a classic scrollbar is kept, so that nothing moves. */
export function lockPageScroll() {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}

/** iOS lays its keyboard over the page: only the visual viewport tells the remaining area. */
export function followKeyboard(dialog: HTMLElement) {
  const view = window.visualViewport;
  if (!view) return () => {};
  const stop = new AbortController();
  const follow = () => {
    // Pinch zoom also shrinks the visual viewport; it is ignored.
    if (view.scale > 1.01) return;
    setElementVars(dialog, {
      [frameTop]: `${view.offsetTop}px`,
      [frameHeight]: `${view.height}px`,
    });
  };
  follow();
  view.addEventListener('resize', follow, { signal: stop.signal });
  view.addEventListener('scroll', follow, { signal: stop.signal });
  return () => stop.abort();
}

/** Ref callback: makes a scroller focusable by keyboard when it overflows (Safari does not by itself). */
export function focusableWhenScrollable(scroller: HTMLElement | null) {
  if (!scroller) return;
  const watch = new ResizeObserver(() => {
    if (scroller.scrollHeight > scroller.clientHeight) scroller.tabIndex = 0;
    else scroller.removeAttribute('tabindex');
  });
  for (const element of [scroller, ...scroller.children]) watch.observe(element);
  return () => watch.disconnect();
}

import { setElementVars } from '@vanilla-extract/dynamic';
import { frameHeight, frameTop } from './Dialog.css';

let holders = 0;

/** The page behind neither scrolls nor moves: where a scrollbar stood, its place stays. */
export function holdPage() {
  const { style, clientWidth } = document.documentElement;
  if (holders === 0) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}

/** iOS lays its keyboard over the page: only the visual viewport knows what is left of it. */
export function followKeyboard(dialog: HTMLElement) {
  const view = window.visualViewport;
  if (!view) return () => {};
  const stop = new AbortController();
  const follow = () => {
    // Zoomed in by two fingers it is small as well, and the dialog stays as it is.
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

/** A ref for what scrolls: the keyboard reaches it when there is more than it shows (Safari needs telling). */
export function reachable(scroller: HTMLElement | null) {
  if (!scroller) return;
  const watch = new ResizeObserver(() => {
    if (scroller.scrollHeight > scroller.clientHeight) scroller.tabIndex = 0;
    else scroller.removeAttribute('tabindex');
  });
  for (const element of [scroller, ...scroller.children]) watch.observe(element);
  return () => watch.disconnect();
}

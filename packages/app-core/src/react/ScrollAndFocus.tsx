import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
const timeoutMs = 2000;
const firstKey = 'default';
const inputs = ['keydown', 'pointerdown'] as const;
/** Whether the reader has touched, clicked or typed since the page was loaded. */
let hadInput = false;

/**
 * On navigation: restores the scroll position of a visited entry, or scrolls to the top, and focuses the
 * heading so that screen readers announce the screen. Rendered beside the screen, so that it runs once the
 * screen has rendered.
 */
export function ScrollAndFocus() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  // The current entry may have changed by then: choosing a tab replaces the address.
  const remember = useEffectEvent(() => positions.set(key, window.scrollY));

  // Runs per pathname, not per history entry: a picture that opens over a page is no navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pathname is the reason to run
  useLayoutEffect(() => {
    const position = isReturn ? (positions.get(key) ?? 0) : 0;
    const stop = scrollWhenThere(position);
    // The browser announces the first page of a visit itself.
    if (key !== firstKey) focusHeading();
    const onScroll = () => remember();
    window.addEventListener('scroll', onScroll, { passive: true });
    for (const input of inputs) window.addEventListener(input, noteInput, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', onScroll);
      for (const input of inputs) window.removeEventListener(input, noteInput);
    };
  }, [pathname]);

  return null;
}

function noteInput() {
  hadInput = true;
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || heading.closest('main')?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  hideRingUntilKeyboardUse(heading);
  heading.focus({ preventScroll: true });
}

/**
 * Browsers draw a ring around what a script focuses before the first input, as after a redirect at the start. `Heading`
 * draws none with this attribute.
 */
function hideRingUntilKeyboardUse(heading: HTMLElement) {
  heading.toggleAttribute('data-no-ring', !hadInput);
  if (hadInput) return;
  window.addEventListener('keydown', () => heading.removeAttribute('data-no-ring'), { once: true });
}

/** A list may need a moment to reach its former length. User scrolling cancels it. */
function scrollWhenThere(position: number): () => void {
  window.scrollTo(0, position);
  if (position === 0) return () => {};
  const until = performance.now() + timeoutMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of touches) window.removeEventListener(event, stop);
  };
  const again = () => {
    if (Math.abs(window.scrollY - position) > 1) window.scrollTo(0, position);
    if (performance.now() < until) frame = requestAnimationFrame(again);
    else stop();
  };
  for (const event of touches) window.addEventListener(event, stop, { passive: true });
  frame = requestAnimationFrame(again);
  return stop;
}

const touches = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

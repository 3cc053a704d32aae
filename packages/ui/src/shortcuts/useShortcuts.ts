import { useEffect, useEffectEvent, useRef } from 'react';
import {
  choose,
  focusSearch,
  goTo,
  hasMark,
  hasOpenDialog,
  moveByRows,
  press,
  pressMain,
  searchKey,
  takesText,
} from './marks';

type Options = {
  /** Keys without a modifier do something, except Escape, which always does. */
  single: boolean;
  onHelp: () => void;
};

/** After G the next key names a place, for so long. */
const goMs = 3000;

/** Keys of the office, which find what they act on by the marks of `shortcutMark`. */
export function useShortcuts({ single, onHelp }: Options) {
  const goSince = useRef(Number.NEGATIVE_INFINITY);
  const typedIn = useRef<EventTarget>(null);

  /** Whether the key did something. */
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat, timeStamp } = event;
    const isGoing = timeStamp - goSince.current < goMs;
    goSince.current = Number.NEGATIVE_INFINITY;
    if ((ctrlKey || metaKey) && key === 'Enter') return !repeat && pressMain();
    // A repeat saves nothing, but must not open the browser's own dialog.
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's')
      return repeat ? hasMark('save') : press('save');
    if (ctrlKey || metaKey || altKey) return false;
    if (key === 'Escape') return !repeat && leave(target);
    if (!single || takesText(target)) return false;
    if (key === '?') {
      if (!repeat) onHelp();
      return true;
    }
    if (key === searchKey) return focusSearch();
    // With Caps Lock a letter is a capital, too.
    const letter = shiftKey ? '' : key.toUpperCase();
    if (letter === 'J' && !isGoing) return moveByRows(1);
    if (letter === 'K' && !isGoing) return moveByRows(-1);
    if (repeat) return false;
    if (isGoing && goTo(letter)) return true;
    if (letter === 'G') goSince.current = timeStamp;
    if (letter === 'Z') return press('undo');
    return /^[1-6]$/.test(letter) && choose(Number(letter));
  });

  /** Out of a field, which keeps its text; otherwise back, unless that would lose what was typed. */
  function leave(target: EventTarget | null): boolean {
    if (takesText(target)) {
      target.blur();
      return true;
    }
    const field = typedIn.current;
    const isTyped =
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.type !== 'search')) &&
      field.isConnected &&
      field.value !== '';
    return !isTyped && press('back');
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // During a kana conversion keys belong to it; Safari reports the one that ends it afterwards, as 229.
      if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
      if (!hasOpenDialog() && act(event)) event.preventDefault();
    };
    const onInput = ({ target }: Event) => {
      typedIn.current = target;
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('input', onInput, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('input', onInput, { capture: true });
    };
  }, []);
}

import { type KeyboardEvent, type ToggleEvent, useRef, useState } from 'react';

/** Letters typed closer together than this, in milliseconds, are one word. */
const typingPause = 500;

/** Opening, and the keys of a menu: arrows, Home, End, the first letters of a name, Escape and Tab. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const startsLast = useRef(false);
  const typed = useRef({ text: '', at: 0 });

  function close(popup: HTMLElement) {
    popup.hidePopover();
    trigger.current?.focus();
  }

  return {
    open,
    trigger,
    close,
    onTriggerKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      startsLast.current = event.key === 'ArrowUp';
      // A click, because only then does the browser know what the menu hangs on.
      event.currentTarget.click();
    },
    onToggle(event: ToggleEvent<HTMLElement>) {
      const opened = event.newState === 'open';
      setOpen(opened);
      if (opened)
        itemsOf(event.currentTarget)
          .at(startsLast.current ? -1 : 0)
          ?.focus();
      startsLast.current = false;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const popup = event.currentTarget;
      const items = itemsOf(popup);
      const index = items.findIndex((item) => item.matches(':focus'));

      if (event.key === 'Escape' || event.key === 'Tab') {
        // Escape ends here: a dialog around the menu stays open. Tab goes on from the trigger.
        if (event.key === 'Escape') event.preventDefault();
        close(popup);
        return;
      }
      const target = stepTo(event.key, index, items.length);
      if (target !== undefined) {
        event.preventDefault();
        items.at(target)?.focus();
        return;
      }
      if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return;
      const goesOn = event.timeStamp - typed.current.at < typingPause;
      const text = (goesOn ? typed.current.text : '') + event.key.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      named(items, index, text)?.focus();
    },
  };
}

const itemsOf = (popup: HTMLElement) => [
  ...popup.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

function stepTo(key: string, index: number, count: number) {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return Math.max(index, 0) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  return undefined;
}

/** A single letter goes on to the next of its names; a word may stay where it is. */
function named(items: HTMLElement[], index: number, text: string) {
  const from = Math.max(index, 0) + (text.length === 1 ? 1 : 0);
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent?.trim().toLowerCase().startsWith(text),
  );
}

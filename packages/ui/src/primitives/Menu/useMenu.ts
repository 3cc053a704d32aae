import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Letters typed within this time, in ms, are searched as one word. */
const typingPause = 500;

/** State and keyboard of a menu: arrows, Home, End, type-ahead, Escape and Tab. */
export function useMenu(id: string) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  // Popovers exist from Chrome 114, Safari 17, Firefox 125.
  const [popovers] = useState(() => 'popover' in HTMLElement.prototype);
  const dialog = useRef<HTMLDialogElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const startsLast = useRef(false);
  const typed = useRef({ text: '', at: 0 });

  function close() {
    if (popovers) popup.current?.hidePopover();
    else dialog.current?.close();
    trigger.current?.focus();
  }

  /** Renders the menu before the browser, after the handlers of the click, looks for it by its id. */
  const renderMenu = () => flushSync(() => setUsed(true));

  function onOpenChange(opened: boolean) {
    setOpen(opened);
    const items = popup.current ? itemsOf(popup.current) : [];
    if (opened) items.at(startsLast.current ? -1 : 0)?.focus();
    startsLast.current = false;
  }

  function showDialog() {
    renderMenu();
    dialog.current?.showModal();
    onOpenChange(true);
  }

  return {
    open,
    used,
    trigger,
    dialog,
    close,
    bindTrigger: {
      ...(popovers ? { popoverTarget: id, onClick: renderMenu } : { onClick: showDialog }),
      onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
        if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        startsLast.current = event.key === 'ArrowUp';
        // A click, because only a click sets the popover's implicit anchor.
        event.currentTarget.click();
      },
    },
    /** Only without popovers: the dialog brings the menu into the top layer instead. */
    bindDialog: popovers
      ? undefined
      : {
          onClose: () => onOpenChange(false),
          onClick(event: MouseEvent<HTMLDialogElement>) {
            if (event.target === event.currentTarget) close();
          },
        },
    bindPopup: {
      ref: popup,
      ...(popovers && {
        popover: 'auto' as const,
        onToggle: (event: ToggleEvent<HTMLElement>) => onOpenChange(event.newState === 'open'),
      }),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const items = itemsOf(event.currentTarget);
        const index = items.findIndex((item) => item.matches(':focus'));

        if (event.key === 'Escape' || event.key === 'Tab') {
          // preventDefault keeps a dialog around the menu open. Tab continues from the button.
          if (event.key === 'Escape') event.preventDefault();
          close();
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

/** A single letter moves to the next match; a longer text may stay on the current item. */
function named(items: HTMLElement[], index: number, text: string) {
  const from = Math.max(index, 0) + (text.length === 1 ? 1 : 0);
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent?.trim().toLowerCase().startsWith(text),
  );
}

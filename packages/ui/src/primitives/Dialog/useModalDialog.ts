import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { followKeyboard, lockPageScroll } from './viewport';

type Options = {
  open: boolean;
  onClose: () => void;
  /** A click outside closes the dialog. */
  dismissible: boolean;
  /** The dialog cannot be closed while the confirmed action runs. */
  locked?: boolean;
  /** Element that gets the initial focus. Without it: the first field, else the first button. */
  start?: RefObject<HTMLElement | null>;
};

const fields = 'input:not([type="hidden"]), select, textarea';

/** Controlled native modal dialog: opens and closes with `open`, and only requests closing. */
export function useModalDialog({ open, onClose, dismissible, locked = false, start }: Options) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  // `present` ends with the animation, and begins with `open`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it opens or closes
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open) {
      if (!dialog.open) dialog.showModal();
      (start?.current ?? dialog.querySelector<HTMLElement>(fields))?.focus();
      const release = lockPageScroll();
      const unfollow = followKeyboard(dialog);
      return () => {
        release();
        unfollow();
      };
    }
    // One that has never been open: its animations can only be asked for after a layout of the whole page.
    if (!present) return;
    // Not in the cleanup above: React would return the focus to the closing dialog.
    dialog.close();
    let current = true;
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => {
      if (current) setPresent(false);
    });
    return () => {
      current = false;
    };
  }, [open, start]);

  return {
    ref,
    /** True while open or in the closing animation. The content is unmounted afterwards, with its state. */
    present,
    bind: {
      onCancel(event: SyntheticEvent<HTMLDialogElement>) {
        // The cancel event of a file input inside also arrives here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!locked) onClose();
      },
      // Chrome lets a page prevent Escape only once in a row, and then closes the dialog by itself.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        const dialog = event.currentTarget;
        if (event.target !== dialog || !open || dialog.open) return;
        if (locked) dialog.showModal();
        else onClose();
      },
      // A press that starts inside and ends outside is a text selection.
      onPointerDown(event: PointerEvent<HTMLDialogElement>) {
        pressedOutside.current = event.target === event.currentTarget;
      },
      onClick(event: MouseEvent<HTMLDialogElement>) {
        const outside = pressedOutside.current && event.target === event.currentTarget;
        if (outside && dismissible && !locked) onClose();
      },
    },
  };
}

import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { followKeyboard, holdPage } from './viewport';

type Options = {
  open: boolean;
  onClose: () => void;
  /** A click outside closes. */
  dismissible: boolean;
  /** Nothing closes: the work that was confirmed is under way. */
  locked?: boolean;
  /** Where the keyboard starts. Without it: in the first field, else on the first button. */
  start?: RefObject<HTMLElement | null>;
};

const fields = 'input:not([type="hidden"]), select, textarea';

/** A native modal dialog that opens and closes as its owner says, and only asks to be closed. */
export function useModalDialog({ open, onClose, dismissible, locked = false, start }: Options) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open) {
      if (!dialog.open) dialog.showModal();
      (start?.current ?? dialog.querySelector<HTMLElement>(fields))?.focus();
      const release = holdPage();
      const unfollow = followKeyboard(dialog);
      return () => {
        release();
        unfollow();
      };
    }
    // Not in the clean-up above: React would give the focus back to the leaving dialog.
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
    /** While it is open or still leaving: only then its content exists, and what was typed goes with it. */
    present,
    /** Goes onto the dialog element as it is. */
    bind: {
      onCancel(event: SyntheticEvent<HTMLDialogElement>) {
        // A file field inside has a cancel event of its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!locked) onClose();
      },
      // Chrome does not let a page refuse Escape twice in a row, and closes by itself.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        const dialog = event.currentTarget;
        if (event.target !== dialog || !open || dialog.open) return;
        if (locked) dialog.showModal();
        else onClose();
      },
      // A press that starts inside and ends outside selects text.
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

// Engine: native dialog, the same as Dialog's; the swipe is pointer events. No drawer package is needed.

import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { CloseIcon } from '../../icons';
import { media } from '../../styles';
import { assignInlineVars } from '../../styles/inlineVars';
import * as modalStyles from '../Dialog/Dialog.css';
import { useModalDialog } from '../Dialog/useModalDialog';
import { focusableWhenScrollable as reachable } from '../Dialog/viewport';
import { IconButton } from '../IconButton/IconButton';
import { useMessages } from '../UiProvider/useMessages';
import { sheetMessages } from './messages';
import * as styles from './Sheet.css';

export type SheetProps = {
  open: boolean;
  /** Heading and accessible name. */
  title: string;
  children: ReactNode;
  /** Buttons that stay visible below the content. */
  actions?: ReactNode;
  /** Called on Escape, a swipe down, a click outside, or the close button. The owner sets `open`. */
  onClose: () => void;
  /** A click outside closes the sheet. Set to false where typed input would be lost. */
  dismissible?: boolean;
};

/** Modal sheet at the bottom of the screen, and in the middle of a desktop's. Its content is mounted only while it is open. */
export function Sheet({ open, title, children, actions, onClose, dismissible = true }: SheetProps) {
  const messages = useMessages('Sheet', sheetMessages);
  const id = useId();
  const { ref, bind, present } = useModalDialog({ open, onClose, dismissible });
  const { bind: grip, dragging, offset } = useSheet(onClose);

  return (
    <dialog {...bind} ref={ref} className={styles.frame} aria-labelledby={id}>
      {present && (
        <div
          className={styles.panel}
          data-dragging={dragging || undefined}
          style={assignInlineVars({ [styles.drawn]: `${offset}px` })}
        >
          <div {...grip} className={styles.grip}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <IconButton label={messages.close} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div ref={reachable} className={modalStyles.body}>
            <div>{children}</div>
          </div>
          {actions && <div className={modalStyles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Minimum distance in px and speed in px per ms of a flick that closes. */
const flick = { distance: 24, speed: 0.5 };

/** Drag state: the sheet follows the finger, and closes after a third of its height or a flick. */
function useSheet(onClose: () => void) {
  const [drag, setDrag] = useState<{ from: number; since: number; offset: number } | null>(null);

  return {
    dragging: drag !== null,
    offset: drag?.offset ?? 0,
    /** Props of the grip, a child of the moving element. */
    bind: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const onButton = event.target instanceof Element && event.target.closest('button') !== null;
        // In the middle of a large screen it lies on no edge.
        const isCentred = matchMedia(media.desktop).matches;
        if (event.button !== 0 || onButton || isCentred) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: event.clientY, since: event.timeStamp, offset: 0 });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag) setDrag({ ...drag, offset: Math.max(0, event.clientY - drag.from) });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (!drag) return;
        const distance = event.clientY - drag.from;
        const height = event.currentTarget.parentElement?.offsetHeight ?? 0;
        const flicked =
          distance > flick.distance && distance / (event.timeStamp - drag.since) > flick.speed;
        setDrag(null);
        if (flicked || distance > height / 3) onClose();
      },
      onPointerCancel() {
        setDrag(null);
      },
    },
  };
}

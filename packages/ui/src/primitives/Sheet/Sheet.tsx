// Engine: native dialog, the same as Dialog's; the swipe is pointer events. No drawer package is needed.
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId } from 'react';
import { CloseIcon } from '../../icons';
import * as modalStyles from '../Dialog/Dialog.css';
import { useModalDialog } from '../Dialog/useModalDialog';
import { focusableWhenScrollable as reachable } from '../Dialog/viewport';
import { IconButton } from '../IconButton/IconButton';
import { useMessages } from '../UiProvider/useMessages';
import { sheetMessages } from './messages';
import * as styles from './Sheet.css';
import { useSheet } from './useSheet';

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

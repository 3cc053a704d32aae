import { type ReactNode, useId } from 'react';
import { CloseIcon } from '../../../icons';
import { IconButton } from '../../../primitives';
import { useModalDialog } from '../../../primitives/Dialog/useModalDialog';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import * as styles from './MediaBackdrop.css';
import { mediaBackdropMessages } from './messages';

export type MediaBackdropProps = {
  open: boolean;
  /** Accessible name; not visible. */
  title: string;
  children: ReactNode;
  /** Called on Escape or the close button. The owner sets `open`. */
  onClose: () => void;
};

/** Full-screen dark dialog for one picture or video. Its content is mounted only while it is open. */
export function MediaBackdrop({ open, title, children, onClose }: MediaBackdropProps) {
  const m = useMessages('MediaBackdrop', mediaBackdropMessages);
  const id = useId();
  const { ref, bind, present } = useModalDialog({ open, onClose, dismissible: false });

  return (
    <dialog {...bind} ref={ref} className={styles.frame} aria-labelledby={id}>
      {present && (
        <div className={styles.room}>
          <h2 id={id} className={visuallyHidden}>
            {title}
          </h2>
          <div className={styles.close}>
            <IconButton tone="overlay" label={m.close} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

// Engine: native dialog, the same as Dialog's.
import { type ReactNode, useId } from 'react';
import { CloseIcon } from '../../icons';
import { visuallyHidden } from '../../styles';
import { useModalDialog } from '../Dialog';
import { IconButton } from '../IconButton';
import { type StageMessages, stageMessages } from './messages';
import * as styles from './Stage.css';

export type StageProps = {
  open: boolean;
  /** Its name; not seen, what it shows speaks for itself. */
  title: string;
  children: ReactNode;
  /** Asked for by Escape or the button. The owner sets `open`. */
  onClose: () => void;
  messages?: StageMessages | undefined;
};

/** The whole screen goes dark for one picture or film. Its content exists only while it is open. */
export function Stage({ open, title, children, onClose, messages: m = stageMessages }: StageProps) {
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

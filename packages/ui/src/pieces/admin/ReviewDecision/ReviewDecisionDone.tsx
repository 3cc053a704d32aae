import { useState } from 'react';
import { formatDateTime } from '../../../format';
import { CheckIcon, EyeOffIcon } from '../../../icons';
import { Button, Dialog } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { officeMark } from '../OfficeKeysDialog/internal';
import { reviewDecisionMessages } from './messages';
import type { ReviewDecisionProps } from './ReviewDecision';
import * as styles from './ReviewDecision.css';

type Props = Pick<ReviewDecisionProps, 'pending' | 'onUndo'> & {
  decided: NonNullable<ReviewDecisionProps['decided']>;
  error: string | null;
};

/** Who decided what and when; it can be taken back. */
export function ReviewDecisionDone({ decided, pending, error, onUndo }: Props) {
  const m = useMessages('ReviewDecision', reviewDecisionMessages);
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.form}>
      <div role="status" className={styles.done}>
        {decided.message === 'hide' ? <EyeOffIcon size="small" /> : <CheckIcon size="small" />}
        <p>
          <strong>{m.done[decided.message]}</strong>
          <span className={styles.note}>
            {m.doneBy(decided.by)} <time dateTime={decided.at}>{formatDateTime(decided.at)}</time>
          </span>
        </p>
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button
        {...officeMark.undo}
        emphasis="quiet"
        pending={pending}
        onClick={() => setAsking(true)}
      >
        {m.undo}
      </Button>
      <Dialog
        kind="confirm"
        open={asking}
        title={m.undoAsk}
        confirmLabel={m.undoYes}
        cancelLabel={m.no}
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{m.undoHelp}</p>
      </Dialog>
    </div>
  );
}

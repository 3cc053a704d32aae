import { useId } from 'react';
import { Button, Dialog } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { passwordChangeDialogMessages } from './messages';
import * as styles from './PasswordChangeDialog.css';
import { PasswordChangeDialogFields } from './PasswordChangeDialogFields';
import type { PasswordField as FieldName, PasswordValues } from './passwordProblem';

export { fieldOfPasswordMessage, passwordProblem } from './passwordProblem';

export type PasswordChangeDialogProps = {
  open: boolean;
  values: PasswordValues;
  errors: { [field in FieldName]?: string };
  status: 'idle' | 'sending';
  onChange: (field: FieldName, value: string) => void;
  onSubmit: () => void;
  onClose: () => void;
};

/** Changes one's own password. Pair with `usePasswordChangeDialog`. */
export function PasswordChangeDialog({
  open,
  values,
  errors,
  status,
  onChange,
  onSubmit,
  onClose,
}: PasswordChangeDialogProps) {
  const m = useMessages('PasswordChangeDialog', passwordChangeDialogMessages);
  const id = useId();
  const sending = status === 'sending';

  return (
    <Dialog
      open={open}
      title={m.title}
      onClose={onClose}
      actions={
        <>
          <Button emphasis="quiet" disabled={sending} onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" form={id} tone="accent" pending={sending}>
            {m.submit}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <PasswordChangeDialogFields {...{ id, values, errors, status, onChange, onSubmit }} />
      </div>
    </Dialog>
  );
}

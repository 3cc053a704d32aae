import { useId } from 'react';
import { Button, Dialog, Form, PasswordField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { passwordChangeDialogMessages } from './messages';
import * as styles from './PasswordChangeDialog.css';
import type { PasswordField as FieldName, PasswordValues } from './passwordProblem';

export type PasswordChangeDialogProps = {
  open: boolean;
  values: PasswordValues;
  errors: { [field in FieldName]?: string };
  status: 'idle' | 'sending';
  onChange: (field: FieldName, value: string) => void;
  onSubmit: () => void;
  onClose: () => void;
};

/** Changes a player's own password. Pair with `usePasswordChangeDialog`. */
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
  const bind = (field: FieldName) => ({
    name: field,
    value: values[field],
    ...(errors[field] !== undefined && { error: errors[field] }),
    onValueChange: (value: string) => onChange(field, value),
  });

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
        <Form id={id} label={m.title} pending={sending} gap="md" onSubmit={onSubmit}>
          <PasswordField {...bind('current')} label={m.current} enterKeyHint="next" />
          <PasswordField
            {...bind('next')}
            label={m.new}
            hint={m.hint}
            purpose="new"
            enterKeyHint="next"
          />
          <PasswordField {...bind('confirm')} label={m.confirm} purpose="new" enterKeyHint="done" />
        </Form>
      </div>
    </Dialog>
  );
}

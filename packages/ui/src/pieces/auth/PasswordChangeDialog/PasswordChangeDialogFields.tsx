import { Form, PasswordField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { passwordChangeDialogMessages } from './messages';
import type { PasswordChangeDialogProps } from './PasswordChangeDialog';
import type { PasswordField as FieldName } from './passwordProblem';

type Props = Pick<
  PasswordChangeDialogProps,
  'values' | 'errors' | 'status' | 'onChange' | 'onSubmit'
> & { id: string };

/** The form with the present and the new password; its button is elsewhere. */
export function PasswordChangeDialogFields({
  id,
  values,
  errors,
  status,
  onChange,
  onSubmit,
}: Props) {
  const m = useMessages('PasswordChangeDialog', passwordChangeDialogMessages);
  const bind = (field: FieldName) => ({
    name: field,
    value: values[field],
    ...(errors[field] !== undefined && { error: errors[field] }),
    onValueChange: (value: string) => onChange(field, value),
  });
  return (
    <Form id={id} label={m.title} pending={status === 'sending'} gap="md" onSubmit={onSubmit}>
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
  );
}

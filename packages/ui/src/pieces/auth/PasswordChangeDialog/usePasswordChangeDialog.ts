import { useRef, useState } from 'react';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { passwordChangeDialogMessages } from './messages';
import type { PasswordChangeDialogProps } from './PasswordChangeDialog';
import {
  fieldOfPasswordMessage,
  type PasswordField,
  type PasswordValues,
  passwordProblem,
} from './passwordProblem';

type Response =
  | { ok: true }
  | { ok: false; message: string; field?: 'current' | 'new' | 'confirm' };

type Options = {
  open: boolean;
  onClose: () => void;
  onChangePassword: (values: {
    oldPassword: string;
    newPassword: string;
    confirmPassword: string;
  }) => Promise<Response>;
  onSuccess: () => void;
};

const nothing: PasswordValues = { current: '', next: '', confirm: '' };

export function usePasswordChangeDialog({ open, onClose, onChangePassword, onSuccess }: Options) {
  const m = useMessages('PasswordChangeDialog', passwordChangeDialogMessages);
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<PasswordChangeDialogProps['errors']>({});
  const [status, setStatus] = useState<PasswordChangeDialogProps['status']>('idle');
  const running = useRef(false);

  function close() {
    // While the request runs the dialog stays open, so that the response is shown in it.
    if (running.current) return;
    setValues(nothing);
    setErrors({});
    onClose();
  }

  async function submit() {
    if (running.current) return;
    const found = passwordProblem(values);
    setErrors(found ? { [found.field]: m[found.problem] } : {});
    if (found) return;

    running.current = true;
    setStatus('sending');
    const response = await onChangePassword({
      oldPassword: values.current,
      newPassword: values.next,
      confirmPassword: values.confirm,
    }).catch((): Response => ({ ok: false, message: '' }));
    running.current = false;
    setStatus('idle');
    if (response.ok) {
      close();
      onSuccess();
    } else setErrors(errorOf(response) ?? { current: m.failed });
  }

  return {
    open,
    values,
    errors,
    status,
    onChange(field: PasswordField, value: string) {
      setValues((before) => ({ ...before, [field]: value }));
      if (errors[field]) setErrors(({ [field]: _gone, ...rest }) => rest);
    },
    onSubmit: () => void submit(),
    onClose: close,
  } satisfies PasswordChangeDialogProps;
}

function errorOf({ message, field }: { message: string; field?: 'current' | 'new' | 'confirm' }) {
  const refusedField = field ?? fieldOfPasswordMessage(message);
  if (refusedField === null || message === '') return null;
  return { [refusedField === 'new' ? 'next' : refusedField]: message };
}

import { useState } from 'react';
import { Button, Form, Notice, Stack, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { StaffRoleChoice, type StaffRoleName } from '../StaffRoleChoice/StaffRoleChoice';
import { staffAccountFormMessages } from './messages';

export type StaffAccountFormProps = {
  pending: boolean;
  /** Why it was not created. */
  error: string | null;
  /** Why the login ID cannot be used. */
  loginIdError: string | null;
  onCreate: (account: NewStaffAccount) => void;
};

/** Name, login ID and role of a new account. What was typed stays after a failure. */
export function StaffAccountForm({
  pending,
  error,
  loginIdError,
  onCreate,
}: StaffAccountFormProps) {
  const m = useMessages('StaffAccountForm', staffAccountFormMessages);
  const { values, problems, change, submit } = useNewAccountFields(onCreate);
  return (
    <Stack width="page">
      <Text phrases tone="muted">
        {m.lead}
      </Text>
      <Form label={m.title} pending={pending} onSubmit={submit}>
        <TextField
          label={m.name}
          hint={m.nameHint}
          maxLength={50}
          autoComplete="off"
          value={values.name}
          onValueChange={(name) => change({ name })}
          error={problems.name ? m.problems.name : undefined}
        />
        <TextField
          kind="username"
          label={m.loginId}
          hint={m.loginIdHint}
          maxLength={100}
          autoComplete="off"
          value={values.loginId}
          onValueChange={(loginId) => change({ loginId })}
          error={problems.loginId ? m.problems.loginId : (loginIdError ?? undefined)}
        />
        <StaffRoleChoice
          value={values.role}
          onValueChange={(role) => change({ role })}
          error={problems.role ? m.problems.role : undefined}
        />
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <Button {...shortcutMark.main} type="submit" tone="accent" fullWidth pending={pending}>
          {m.submit}
        </Button>
      </Form>
    </Stack>
  );
}

export type NewStaffAccount = { name: string; loginId: string; role: StaffRoleName };

type Values = { name: string; loginId: string; role: StaffRoleName | null };

/** The fields of a new account, checked when they are submitted. */
function useNewAccountFields(onCreate: (account: NewStaffAccount) => void) {
  const [values, setValues] = useState<Values>({ name: '', loginId: '', role: null });
  const [tried, setTried] = useState(false);
  const { name, loginId, role } = values;
  const problems = {
    name: tried && name.trim() === '',
    loginId: tried && !/^[A-Za-z0-9._-]{3,100}$/.test(loginId),
    role: tried && role === null,
  };
  return {
    values,
    problems,
    change: (next: Partial<Values>) => setValues((now) => ({ ...now, ...next })),
    submit() {
      setTried(true);
      if (name.trim() === '' || role === null || !/^[A-Za-z0-9._-]{3,100}$/.test(loginId)) return;
      onCreate({ name: name.trim(), loginId, role });
    },
  };
}

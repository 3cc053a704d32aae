import { useId } from 'react';
import { Button, Heading, Inline, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LoginHeader, type LoginHeaderProps } from '../../shared/LoginHeader/LoginHeader';
import {
  PasswordChangeDialog,
  type PasswordChangeDialogProps,
} from '../PasswordChangeDialog/PasswordChangeDialog';
import { PasswordChangeDialogFields } from '../PasswordChangeDialog/PasswordChangeDialogFields';
import { staffPasswordChangeMessages } from './messages';

export type StaffPasswordChangeProps = Omit<PasswordChangeDialogProps, 'open'> & {
  /**
   * In the login the form is a page, because the present password was made by somebody else; in one's account a button
   * opens it.
   */
  kind: 'login' | 'account';
  /** In the account: whether the form is open. */
  open: boolean;
  onOpen: () => void;
  /** In the login: back to login ID and password. */
  onLeave: () => void;
  /** In the login: the club's name and logo; until they have loaded the header is without. */
  club?: LoginHeaderProps['owner'];
};

/** Changes the password of one's own staff account. Pair with `usePasswordChangeDialog`. */
export function StaffPasswordChange({
  kind,
  onOpen,
  onLeave,
  club,
  ...dialog
}: StaffPasswordChangeProps) {
  const m = useMessages('StaffPasswordChange', staffPasswordChangeMessages);
  const id = useId();
  if (kind === 'account')
    return (
      <Stack as="section" gap="md" width="page" aria-label={m.title}>
        <Heading level={2}>{m.title}</Heading>
        <Text kind="small" phrases tone="muted">
          {m.note}
        </Text>
        <Inline>
          <Button emphasis="quiet" onClick={onOpen}>
            {m.open}
          </Button>
        </Inline>
        <PasswordChangeDialog {...dialog} />
      </Stack>
    );
  const { values, errors, status, onChange, onSubmit } = dialog;
  return (
    <LoginHeader title={m.first} owner={club}>
      <Text phrases>{m.lead}</Text>
      <PasswordChangeDialogFields {...{ id, values, errors, status, onChange, onSubmit }} />
      <Stack gap="sm">
        <Button type="submit" form={id} tone="accent" fullWidth pending={status === 'sending'}>
          {m.submit}
        </Button>
        <Button emphasis="bare" fullWidth onClick={onLeave}>
          {m.leave}
        </Button>
      </Stack>
    </LoginHeader>
  );
}

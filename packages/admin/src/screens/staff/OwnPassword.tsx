import { StaffPasswordChange } from '@homestand/ui';
import { useState } from 'react';
import { logOut } from '../../data/staff/login';
import { reloadSessions } from '../../data/staff/sessions';
import { useOwnPassword } from './useOwnPassword';

/** Changes the password of one's own account; the list of sessions has this one only from then on. */
export function OwnPassword() {
  const [open, setOpen] = useState(false);
  const form = useOwnPassword({
    open,
    onClose: () => setOpen(false),
    onSuccess: reloadSessions,
  });
  return (
    <StaffPasswordChange
      {...form}
      kind="account"
      onOpen={() => setOpen(true)}
      onLeave={() => void logOut()}
    />
  );
}

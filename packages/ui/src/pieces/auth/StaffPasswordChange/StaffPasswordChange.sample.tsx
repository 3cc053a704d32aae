import { StaffPasswordChange, usePasswordChangeDialog } from '@homestand/ui';
import { useState } from 'react';

export function OwnPassword() {
  const [open, setOpen] = useState(false);
  const dialog = usePasswordChangeDialog({
    open,
    onClose: () => setOpen(false),
    onChangePassword: async () => ({ ok: true }),
    onSuccess: () => {},
  });
  return (
    <StaffPasswordChange
      {...dialog}
      kind="account"
      onOpen={() => setOpen(true)}
      onLeave={() => {}}
    />
  );
}

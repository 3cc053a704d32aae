import { Button, PasswordChangeDialog, usePasswordChangeDialog } from '@homestand/ui';
import { useState } from 'react';

export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  const dialog = usePasswordChangeDialog({
    open,
    onClose: () => setOpen(false),
    onChangePassword: async () => ({ ok: true }),
    onSuccess: () => setChanged(true),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>パスワードを変更</Button>
      {changed && <p>変更しました。</p>}
      <PasswordChangeDialog {...dialog} />
    </>
  );
}

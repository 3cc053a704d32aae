import { Button, LogoutDialog } from '@homestand/ui';
import { useState } from 'react';

export function Logout() {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(2);
  const finish = () => {
    setCount(0);
    setOpen(false);
  };
  return (
    <>
      <Button disabled={count === 0} onClick={() => setOpen(true)}>
        ログアウト（未送信 {count} 件）
      </Button>
      <LogoutDialog
        open={open}
        count={count}
        onSend={finish}
        onDiscard={finish}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

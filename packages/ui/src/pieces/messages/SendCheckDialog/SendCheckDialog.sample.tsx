import { Button, SendCheckDialog } from '@homestand/ui';
import { useState } from 'react';

export function CheckAndSend() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const send = () => {
    setSent(true);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{sent ? '送信しました' : '送信'}</Button>
      <SendCheckDialog
        open={open}
        audience={{ kind: 'group', name: 'チーム応援トーク' }}
        text="次の試合も応援よろしくお願いします。"
        onConfirm={send}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

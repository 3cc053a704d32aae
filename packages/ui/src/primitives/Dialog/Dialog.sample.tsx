import { Button, Dialog } from '@homestand/ui';
import { useState } from 'react';

export function DeleteMessage() {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const remove = () => {
    setDeleted(true);
    setOpen(false);
  };
  return (
    <>
      <Button tone="danger" disabled={deleted} onClick={() => setOpen(true)}>
        {deleted ? '削除しました' : 'メッセージを削除'}
      </Button>
      <Dialog
        kind="confirm"
        tone="danger"
        open={open}
        title="メッセージを削除しますか？"
        confirmLabel="削除する"
        onClose={() => setOpen(false)}
        onConfirm={remove}
      />
    </>
  );
}

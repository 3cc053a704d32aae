import { Button, DeleteDialog } from '@homestand/ui';
import { useState } from 'react';

export function RemoveMessage() {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const remove = () => {
    setDeleted(true);
    setOpen(false);
  };
  return (
    <>
      <Button tone="danger" disabled={deleted} onClick={() => setOpen(true)}>
        {deleted ? '削除しました' : '削除'}
      </Button>
      <DeleteDialog open={open} pending={false} onConfirm={remove} onClose={() => setOpen(false)} />
    </>
  );
}

import { Button, LinkDialog } from '@homestand/ui';
import { useState } from 'react';

export function OpenLink() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>リンクを押す</Button>
      <LinkDialog
        open={open}
        href="https://photos.example.jp/2026"
        onClose={() => setOpen(false)}
      />
    </>
  );
}

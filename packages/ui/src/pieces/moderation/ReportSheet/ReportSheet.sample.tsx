import { Button, ReportSheet } from '@homestand/ui';
import { useState } from 'react';

export function ReportMessage() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>通報する</Button>
      <ReportSheet
        open={open}
        status={sent ? 'done' : 'asking'}
        onSend={() => setSent(true)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

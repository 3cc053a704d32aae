import { Button, SentDialog } from '@homestand/ui';
import { useState } from 'react';

export function SendMessage() {
  const [sent, setSent] = useState(false);
  return (
    <>
      <Button onClick={() => setSent(true)}>送信</Button>
      <SentDialog open={sent} href="#topic" onClose={() => setSent(false)} />
    </>
  );
}

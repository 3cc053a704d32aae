import { PushOffer } from '@homestand/ui';
import { useState } from 'react';

export function AfterMessage() {
  const [open, setOpen] = useState(true);
  const [pending, setPending] = useState(false);
  const accept = () => {
    setPending(true);
    setTimeout(() => setOpen(false), 1000);
  };
  return (
    <PushOffer
      open={open}
      moment="message"
      pending={pending}
      onAccept={accept}
      onDecline={() => setOpen(false)}
    />
  );
}

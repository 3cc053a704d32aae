import { UpdateOffer } from '@homestand/ui';
import { useState } from 'react';

export function NewVersion() {
  const [open, setOpen] = useState(true);
  const [pending, setPending] = useState(false);
  const update = () => {
    setPending(true);
    window.location.reload();
  };
  return (
    <UpdateOffer open={open} pending={pending} onUpdate={update} onLater={() => setOpen(false)} />
  );
}

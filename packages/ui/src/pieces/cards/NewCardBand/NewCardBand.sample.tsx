import { Button, NewCardBand, Stack } from '@homestand/ui';
import { useEffect, useState } from 'react';

export function CardReceived() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setOpen(false), 2000);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <Stack gap="lg">
      <Button onClick={() => setOpen(true)}>カードを受け取る</Button>
      <NewCardBand open={open} />
    </Stack>
  );
}

import { AddedDialog, Button } from '@homestand/ui';
import { useState } from 'react';

export function AddTowel() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="accent" onClick={() => setOpen(true)}>
        カートに入れる
      </Button>
      <AddedDialog
        open={open}
        product={{ name: 'フェイスタオル', imageUrls: [] }}
        quantity={2}
        cartHref="#cart"
        onClose={() => setOpen(false)}
      />
    </>
  );
}

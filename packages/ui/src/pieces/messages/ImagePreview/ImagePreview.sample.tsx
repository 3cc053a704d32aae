import { Button, ImagePreview } from '@homestand/ui';
import { useState } from 'react';

const field =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="green" d="M0 0h4v3H0z"/></svg>';

export function OpenImage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>画像を見る</Button>
      <ImagePreview open={open} src={field} alt="芝生の球場" onClose={() => setOpen(false)} />
    </>
  );
}

import { Button, MediaBackdrop, Picture } from '@homestand/ui';
import { useState } from 'react';

const photo =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'><path fill='teal' d='M0 0h16v9H0z'/></svg>";

export function ShowPhoto() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>写真を見る</Button>
      <MediaBackdrop open={open} title="球場の写真" onClose={() => setOpen(false)}>
        <Picture src={photo} alt="球場" ratio="16/9" fit="contain" />
      </MediaBackdrop>
    </>
  );
}

import { Dialog, FloatingButton } from '@homestand/ui';
import { QrIcon } from '@homestand/ui/icons';
import { useState } from 'react';

export function Scan() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <FloatingButton label="QRコードを読み取る" icon={<QrIcon />} onClick={() => setOpen(true)} />
      <Dialog open={open} title="QRコードの読み取り" onClose={() => setOpen(false)}>
        カードのQRコードを、カメラに写してください。
      </Dialog>
    </>
  );
}

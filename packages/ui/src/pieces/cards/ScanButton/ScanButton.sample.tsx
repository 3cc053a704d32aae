import { Dialog, ScanButton, Text } from '@homestand/ui';
import { useState } from 'react';

export function StartScan() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ScanButton onClick={() => setOpen(true)} />
      <Dialog open={open} title="読み取り" onClose={() => setOpen(false)}>
        <Text>カードのQRコードを用意してください。</Text>
      </Dialog>
    </>
  );
}

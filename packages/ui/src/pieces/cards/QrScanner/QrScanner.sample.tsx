import { cardCodeIn, QrScanner, ScanButton, Text, useQrScanner } from '@homestand/ui';
import { useState } from 'react';

export function CardReader() {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const scanner = useQrScanner({
    open,
    codeIn: (text) => cardCodeIn(text, ['https://example.com/card/']),
    onHit: (found) => {
      setCode(found);
      setOpen(false);
    },
    onClose: () => setOpen(false),
  });
  return (
    <>
      <Text>{code === null ? 'カードのコードを読み取れます。' : `読み取りました: ${code}`}</Text>
      <ScanButton onClick={() => setOpen(true)} />
      <QrScanner {...scanner} />
    </>
  );
}

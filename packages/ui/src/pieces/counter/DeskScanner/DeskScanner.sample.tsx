import { DeskScanner, Text, useDeskScanner } from '@homestand/ui';
import { useState } from 'react';

export function CodeReader() {
  const [last, setLast] = useState('');
  const scanner = useDeskScanner({
    reading: true,
    onTexts: ([text]) => text !== undefined && setLast(text),
  });
  return (
    <>
      <DeskScanner {...scanner} />
      <Text>{last}</Text>
    </>
  );
}

import { CardBrandMark, cardBrandOf, TextField } from '@homestand/ui';
import { useState } from 'react';

export function CardNumberField() {
  const [number, setNumber] = useState('4111');
  return (
    <TextField
      kind="cardNumber"
      label="カード番号"
      value={number}
      onValueChange={setNumber}
      slots={{ after: <CardBrandMark brand={cardBrandOf(number)} /> }}
    />
  );
}

import { useState } from 'react';
import type { ReceiptMessages } from './messages';

/** Whom the receipt is made out to, and the honorific where the reader did not write one. */
export function useAddressee(messages: ReceiptMessages) {
  const [addressee, setAddressee] = useState('');
  const hasOne = messages.honorifics.some((one) => addressee.trim().endsWith(one));
  return { addressee, setAddressee, honorific: hasOne ? '' : messages.honorific };
}

import { useState } from 'react';
import type { ReceiptMessages } from './messages';

/** The addressee of the receipt, and the default honorific unless the user entered one. */
export function useAddressee(messages: ReceiptMessages) {
  const [addressee, setAddressee] = useState('');
  const hasOne = messages.honorifics.some((honorific) => addressee.trim().endsWith(honorific));
  return { addressee, setAddressee, honorific: hasOne ? '' : messages.honorific };
}

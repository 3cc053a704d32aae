import { useState } from 'react';

const hasOne = /(?:様|御中|殿|先生|各位)$/;

/** Whom the receipt is made out to, and the honorific where the reader did not write one. */
export function useAddressee(usual: string) {
  const [addressee, setAddressee] = useState('');
  return { addressee, setAddressee, honorific: hasOne.test(addressee.trim()) ? '' : usual };
}

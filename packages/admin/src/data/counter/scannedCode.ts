import { orderNumberIn } from '@homestand/api-client/orderNumber';

export type ScannedCode =
  | { kind: 'order'; orderId: string }
  | { kind: 'card' | 'otherClub' | 'notAnOrder' };

type Club = { adminOrderUrl: string; cardPrefixes: readonly string[] };

/** What a code is for, whether a camera read it or a scanner typed it. */
export function readScannedCode(text: string, { adminOrderUrl, cardPrefixes }: Club): ScannedCode {
  const code = text.normalize('NFKC').trim();
  const [start = '', end = ''] = adminOrderUrl.split('{id}');
  // A scanner whose case is turned round types the whole address so.
  const compared = code.toLowerCase();
  const isOurs =
    start !== '' &&
    compared.startsWith(start.toLowerCase()) &&
    compared.endsWith(end.toLowerCase());
  const id = isOurs ? code.slice(start.length, code.length - end.length) : code;
  const found = orderNumberIn(id);
  if (found !== undefined && found === id) return { kind: 'order', orderId: id.toUpperCase() };
  if (/\/card-obtain\//i.test(code) || cardPrefixes.some((prefix) => code.startsWith(prefix)))
    return { kind: 'card' };
  return { kind: found !== undefined || isOrderAddress(code) ? 'otherClub' : 'notAnOrder' };
}

/** The address of an order in the way of this product, at another place. */
const isOrderAddress = (code: string) => /^https?:\/\/.+\/orders?\/[^/]+\/edit$/i.test(code);

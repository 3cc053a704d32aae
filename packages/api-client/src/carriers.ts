import type { components } from './schema.gen';

export type Carrier = components['schemas']['Carrier'];

/** Where a carrier shows how far a parcel is; null if it has no such page. The number is appended. */
const trackingPages = {
  yamato: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=',
  sagawa: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=',
  japan_post:
    'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=ja&reqCodeNo1=',
  other: null,
} as const satisfies Record<Carrier, string | null>;

export const carriers: readonly Carrier[] = ['yamato', 'sagawa', 'japan_post', 'other'];

/** The carrier's page of a parcel, if its address is known. */
export function trackingAddress(
  carrier: Carrier | null | undefined,
  trackingNumber: string | null,
): string | undefined {
  const page = carrier ? trackingPages[carrier] : null;
  // Carriers take the number without hyphens.
  return page === null || trackingNumber === null
    ? undefined
    : page + encodeURIComponent(trackingNumber.replaceAll('-', ''));
}

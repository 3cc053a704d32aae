import type { Carrier } from '@homestand/api-client/carriers';
import type { ShippedOrder } from './shipments.queries.ts';

type Parcel = { carrier: Carrier; trackingNumber: string | null };

export const isShippable = ({ state }: ShippedOrder) =>
  state === 'unshipped' || state === 'shipped';

/** The numbers of each carrier. Another one is a typing error, which the fan could not follow. */
const numbersOf: Record<Carrier, RegExp> = {
  yamato: /^\d{12}$/,
  sagawa: /^(\d{10}|\d{12})$/,
  japan_post: /^(\d{11,13}|[A-Za-z]{2}\d{9}[A-Za-z]{2})$/,
  other: /^/,
};

export const hasDigitsOf = ({ carrier, trackingNumber }: Parcel) =>
  trackingNumber === null || numbersOf[carrier].test(trackingNumber.replaceAll('-', ''));

export const isStored = (order: ShippedOrder, { carrier, trackingNumber }: Parcel) =>
  order.state === 'shipped' && order.carrier === carrier && order.trackingNumber === trackingNumber;

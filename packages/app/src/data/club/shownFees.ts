import { type ShippingFees, shippingFeeRange } from '@homestand/api-client/shippingFee';

/** The fees as the cart and the shop show them, before the address is known. */
export function shownFees(fees: ShippingFees | undefined, itemsTotal = 0) {
  if (!fees) return { shippingFee: undefined };
  const [least, most] = shippingFeeRange(fees, itemsTotal);
  const freeFrom = most === 0 ? null : fees.freeFrom;
  return { shippingFee: least, feeRule: { least, most, freeFrom } };
}

import type { Cart, CartItem } from './cart.merge';

type Line = Pick<CartItem, 'madeToOrder'>;

/** When goods that are made to order are handed over; null for those from stock. */
export const deliveryPeriodOf = ({ madeToOrder }: Line): string | null =>
  madeToOrder?.deliveryPeriod ?? null;

/** The cart with only the goods that are handed over then; null: those from stock. */
export function cartOf(cart: Cart, deliveryPeriod: string | null): Cart {
  const cartItems = cart.cartItems.filter((line) => deliveryPeriodOf(line) === deliveryPeriod);
  return {
    ...cart,
    cartItems,
    totalItems: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
  };
}

/** When the goods of a cart are handed over, those from stock first. */
export function deliveryPeriodsOf(lines: readonly Line[]): (string | null)[] {
  const periods = [...new Set(lines.map(deliveryPeriodOf))];
  return [
    ...periods.filter((period) => period === null),
    ...periods.filter((period) => period !== null),
  ];
}

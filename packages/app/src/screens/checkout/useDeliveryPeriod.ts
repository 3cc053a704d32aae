import { useSearchParams } from 'react-router-dom';
import { useCart } from '../../data/shop/cart';
import type { CartItem } from '../../data/shop/cart.merge';
import { cartOf, deliveryPeriodOf } from '../../data/shop/cartGroups';

const name = 'delivery';

/** Names in the address when the ordered goods are handed over; nothing for those from stock. */
export const deliverySearch = (deliveryPeriod: string | null): string =>
  deliveryPeriod === null ? '' : `?${new URLSearchParams({ [name]: deliveryPeriod })}`;

/** When the goods of this checkout are handed over; null: they are from stock. */
export function useDeliveryPeriod(): string | null {
  const [search] = useSearchParams();
  return search.get(name);
}

/** When the goods of an order are handed over. */
export const deliveryPeriodOfOrder = (order: {
  orderItems: readonly Pick<CartItem, 'madeToOrder'>[];
}): string | null =>
  order.orderItems.map(deliveryPeriodOf).find((period) => period !== null) ?? null;

/** The goods of the cart that one checkout orders. */
export function useCheckoutCart(deliveryPeriod: string | null) {
  const { data: whole, ...cart } = useCart();
  const data = whole && cartOf(whole, deliveryPeriod);
  return {
    ...cart,
    data,
    isEmpty: data?.totalItems === 0 && !cart.isValidating,
    /** Other goods stay in the cart. */
    isPart: whole !== undefined && data?.cartItems.length !== whole.cartItems.length,
  };
}

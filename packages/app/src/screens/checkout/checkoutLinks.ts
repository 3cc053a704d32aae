import { pathTo } from '../../paths';
import { deliverySearch } from './useDeliveryPeriod';

/** Links for a failed payment. */
export const checkoutLinks = (orderId: string | undefined, deliveryPeriod: string | null) => ({
  againHref: `${
    orderId === undefined ? pathTo('checkoutPayment') : pathTo('checkoutPaymentAgain', { orderId })
  }${deliverySearch(deliveryPeriod)}`,
  cartHref: pathTo('cart'),
  ordersHref: pathTo('myOrders'),
});

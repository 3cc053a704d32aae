import { pathTo } from '../../paths';

/** Links for a failed payment. */
export const checkoutLinks = (orderId: string | undefined) => ({
  againHref:
    orderId === undefined ? pathTo('checkoutPayment') : pathTo('checkoutPaymentAgain', { orderId }),
  cartHref: pathTo('cart'),
  ordersHref: pathTo('myOrders'),
});

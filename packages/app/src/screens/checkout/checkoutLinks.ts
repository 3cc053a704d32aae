import { pathTo } from '../../paths';

/** Where it goes on when a payment is not done. */
export const checkoutLinks = (orderId: string | undefined) => ({
  againHref:
    orderId === undefined ? pathTo('checkoutPayment') : pathTo('checkoutPaymentAgain', { orderId }),
  cartHref: pathTo('cart'),
  ordersHref: pathTo('myOrders'),
});

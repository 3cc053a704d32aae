import { OrderMissing } from '@homestand/ui';

export function UnknownOrder() {
  return <OrderMissing ordersHref="#orders" />;
}

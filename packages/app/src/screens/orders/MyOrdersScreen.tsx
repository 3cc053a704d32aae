import { Screen } from '@homestand/ui';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { OrdersAndCodes } from './OrdersAndCodes';

export function MyOrdersScreen() {
  return (
    <Screen
      title={{ screen: 'myOrders' }}
      back={{ href: pathTo('myPage') }}
      tabBar
      notice={<ConnectionBanner />}
    >
      <OrdersAndCodes shopHref={pathTo('shop')} />
    </Screen>
  );
}

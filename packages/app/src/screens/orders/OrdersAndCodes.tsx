import { listStateOf } from '@homestand/app-core/http/pages';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { OrderList, PickupCodes } from '@homestand/ui';
import { useOpenPickups } from '../../data/orders/openPickups';
import { useOrders } from '../../data/orders/orders';
import { pathTo } from '../../paths';
import { OrderQr } from './OrderQr';

/** All orders, with the open pickups above them. Both QR codes open as overlays. */
export function OrdersAndCodes({ shopHref }: { shopHref?: string }) {
  const orders = useOrders();
  const pickups = useOpenPickups();
  const qr = useOverlayParam('qr');
  const pickup = useOverlayParam('pickup');
  // The pickups show together with the list: shown later, they would move the list under the user's finger.
  const waits = pickups.data === undefined && !pickups.error;
  const items = (!waits && orders.data?.items) || [];

  return (
    <>
      <OrderList
        items={items}
        hrefOf={(orderId) => pathTo('order', { orderId })}
        shopHref={shopHref}
        status={waits ? 'loading' : listStateOf(orders)}
        more={orders.more}
        onLoadMore={() => void orders.loadMore()}
        onRefresh={() => Promise.all([orders.mutate(), pickups.mutate()])}
        onRetry={() => void orders.mutate()}
        onShowQr={qr.open}
        pickups={pickups.data?.length ?? 0}
        onShowPickups={() => pickup.open('open')}
      />
      <OrderQr
        orderId={qr.opened}
        order={items.find(({ id }) => id === qr.opened)}
        onClose={qr.close}
      />
      <PickupCodes
        open={pickup.opened !== null}
        items={pickups.data ?? []}
        status={listStateOf(pickups)}
        asOf={pickups.asOf ?? pickups.refreshing}
        onRetry={() => void pickups.mutate()}
        onClose={pickup.close}
      />
    </>
  );
}

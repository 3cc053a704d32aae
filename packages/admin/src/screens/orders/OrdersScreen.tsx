import { useOffline } from '@homestand/app-core/browser/connection';
import { LoadFailure, StaffOrderFilters, StaffOrderList, StaffPage } from '@homestand/ui';
import { exportOrders, ordersPerPage, useOrders, useStaffProducts } from '../../data/orders/orders';
import { pathTo } from '../../paths';
import { useFileExport } from '../useFileExport';
import { useMatchChoices } from '../useMatchChoices';
import { queryOf, searchOf } from './orderFilters';
import { useOrderFilters } from './useOrderFilters';

/** The orders of the club, by filters that are in the address. */
export function OrdersScreen() {
  const { filters, page, value, onChange } = useOrderFilters();
  const query = queryOf(filters);
  const orders = useOrders(query, page);
  const products = useStaffProducts();
  const csv = useFileExport('orders', () => exportOrders(query));
  const matches = useMatchChoices();
  const offline = useOffline();
  const { data } = orders;

  return (
    <StaffPage current="orders">
      <StaffOrderFilters
        value={value}
        onChange={onChange}
        counts={data?.counts ?? []}
        products={products.data ?? []}
        matches={matches}
        found={data ? { count: data.totalCount, sum: data.sum } : null}
        clearHref={pathTo('orders')}
        csv={csv}
        shipmentsHref={pathTo('shipments')}
      />
      {orders.error && !data ? (
        <LoadFailure
          offline={offline}
          retrying={orders.isValidating}
          onRetry={() => void orders.mutate()}
        />
      ) : (
        <StaffOrderList
          items={data?.list ?? null}
          hrefOf={(orderId) => pathTo('order', { orderId })}
          page={{
            number: page,
            size: ordersPerPage,
            total: data?.totalCount ?? 0,
            hrefOf: (number) => pathTo('orders') + searchOf(filters, number),
          }}
          clearHref={searchOf(filters) === '' ? undefined : pathTo('orders')}
        />
      )}
    </StaffPage>
  );
}

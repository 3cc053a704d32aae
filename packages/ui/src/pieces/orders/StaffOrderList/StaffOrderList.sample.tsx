import { StaffOrderList } from '@homestand/ui';

export function Orders() {
  return (
    <StaffOrderList
      items={[]}
      hrefOf={(orderId) => `/orders/${orderId}`}
      page={{ number: 1, size: 50, total: 0, hrefOf: (page) => `?page=${page}` }}
      clearHref="/orders"
    />
  );
}

import { StockAlerts } from '@homestand/ui';

export function Stock() {
  return (
    <StockAlerts
      items={[
        {
          id: '1',
          name: 'ホームユニフォーム 2026',
          option: 'L',
          imageUrl: null,
          left: 3,
          href: '/products/1',
        },
      ]}
      listHref="/products"
    />
  );
}

import { SalesSummary } from '@homestand/ui';

export function Sales() {
  return (
    <SalesSummary
      today={{ count: 97, card: 343_640, cash: 131_120, other: 11_440, corrections: 0 }}
      month={{ count: 680, card: 2_310_500, cash: 810_900, other: 93_500, corrections: 0 }}
      monthNumber={11}
      hrefs={{ today: '/orders?from=2026-11-22', month: '/orders', tills: '/tills' }}
    />
  );
}

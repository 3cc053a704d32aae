import { ExternalPurchase } from '@homestand/ui';

export function BuyElsewhere() {
  return <ExternalPurchase href="https://example.com/goods" />;
}

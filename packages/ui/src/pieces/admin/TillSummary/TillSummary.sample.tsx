import { TillSummary } from '@homestand/ui';

export function Till() {
  return (
    <TillSummary
      name="レジ1"
      open
      cash={{ count: 31, paid: 43_820, corrections: -500, expected: 43_320, notCounted: 0 }}
      other={{ count: 4, paid: 7200, corrections: 0, expected: 7200, notCounted: 0 }}
      href="/tills/1"
    />
  );
}

import { TillSummary } from '@homestand/ui';

export function Till() {
  return (
    <TillSummary
      name="レジ1"
      open
      cash={{ count: 31, paid: 43_820, corrections: -500, expected: 43_320, notCounted: 0 }}
      other={{ count: 4, paid: 7200, corrections: 0, expected: 7200, notCounted: 0 }}
      float={{ amount: 30_000, at: '2026-11-22T09:05:00+09:00', by: '三浦 さとみ' }}
      drawer={73_320}
      counted={null}
      unsent={null}
      href="/tills/1"
    />
  );
}

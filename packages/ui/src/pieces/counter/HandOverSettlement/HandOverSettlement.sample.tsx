import { HandOverSettlement } from '@homestand/ui';

export function Settlement() {
  return (
    <HandOverSettlement
      handOver={{
        reason: 'handedOver',
        at: '2026-11-21T13:38:00+09:00',
        by: 'レジ2',
        taken: { means: 'cash', amount: 1980 },
        inForce: { at: '2026-11-21T13:36:00+09:00', by: 'レジ1' },
        settlement: null,
      }}
      pending={false}
      error={null}
      onSettle={() => {}}
    />
  );
}

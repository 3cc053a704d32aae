import { TillDay } from '@homestand/ui';

export function Tills() {
  return (
    <TillDay
      day="2026-11-22"
      previousHref="/tills?day=2026-11-21"
      nextHref={null}
      items={[]}
      cash={0}
      other={0}
      csv={{ pending: false, onSave: () => {} }}
    />
  );
}

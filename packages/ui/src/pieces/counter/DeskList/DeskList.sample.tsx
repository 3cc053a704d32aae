import { DeskList } from '@homestand/ui';

export function Desks() {
  return (
    <DeskList
      items={[
        {
          id: '1',
          name: 'レジ1',
          enrolledAt: '2026-11-21T09:31:00+09:00',
          endsAt: '2026-11-22T00:00:00+09:00',
          enrolledBy: '三浦 さとみ',
          unsent: { count: 0, at: '2026-11-21T18:40:00+09:00', isCurrent: true },
        },
      ]}
      tillsHref="/tills"
      guideHref="#guide"
      onAdd={() => {}}
      onEnd={async () => {}}
      error={null}
    />
  );
}

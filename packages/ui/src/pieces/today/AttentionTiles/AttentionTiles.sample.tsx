import { AttentionTiles } from '@homestand/ui';

export function Attention() {
  return (
    <AttentionTiles
      items={[
        {
          kind: 'reports',
          count: 3,
          oldest: '2026-11-22T13:14:00+09:00',
          href: '/reports',
        },
      ]}
      differences={[]}
      at="2026-11-22T13:42:00+09:00"
    />
  );
}

import { StaffSessionList } from '@homestand/ui';

export function OwnSessions() {
  return (
    <StaffSessionList
      items={[
        {
          id: '1',
          device: { system: 'mac', browser: 'safari' },
          usedAt: '2026-11-21T12:30:00+09:00',
          endsAt: '2026-11-21T21:00:00+09:00',
          isCurrent: true,
        },
      ]}
      error={null}
      onEnd={async () => {}}
    />
  );
}

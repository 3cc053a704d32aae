import { StaffAccountList } from '@homestand/ui';

export function Staff() {
  return (
    <StaffAccountList
      items={[
        {
          id: '1',
          name: '三浦 さとみ',
          loginId: 'miura',
          role: 'owner',
          createdAt: '2026-11-01T09:31:00+09:00',
          secondFactor: { passkeys: 1, hasCode: false },
          sessions: 1,
          usedAt: '2026-11-21T09:12:00+09:00',
          unsent: null,
        },
      ]}
      ownId="1"
      hrefOf={(id) => `/staff/${id}`}
      addHref="/staff/new"
    />
  );
}

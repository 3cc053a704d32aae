import { ServiceStatus } from '@homestand/ui';

export function Services() {
  return (
    <ServiceStatus
      items={[
        { name: 'payment', state: 'working', since: null },
        { name: 'line', state: 'failed', since: '2026-11-22T13:30:00+09:00' },
      ]}
    />
  );
}

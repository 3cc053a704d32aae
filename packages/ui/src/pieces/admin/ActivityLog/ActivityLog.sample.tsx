import { ActivityLog } from '@homestand/ui';
import { useState } from 'react';

export function Log() {
  const [value, setValue] = useState({ order: '', fan: '', person: '' });
  return (
    <ActivityLog
      value={value}
      onChange={(change) => setValue({ ...value, ...change })}
      onSearch={() => {}}
      csv={{ pending: false, onSave: () => {} }}
      items={[]}
      hrefOfOrder={(orderId) => `/orders/${orderId}`}
      more={null}
    />
  );
}

import { ActivityLog, type LogFilterValues } from '@homestand/ui';
import { useState } from 'react';

export function Log() {
  const [value, setValue] = useState<LogFilterValues>({
    order: '',
    fan: '',
    person: '',
    kind: '',
    from: '',
    to: '',
  });
  return (
    <ActivityLog
      value={value}
      onChange={(change) => setValue({ ...value, ...change })}
      onSearch={() => {}}
      csv={{ pending: false, onSave: () => {} }}
      items={[]}
      hrefOfOrder={(orderId) => `/orders/${orderId}`}
      hrefOfReport={(reportId) => `/reports/${reportId}`}
      more={null}
    />
  );
}

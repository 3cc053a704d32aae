import { StaffOrderFilters, type StaffOrderFilterValues } from '@homestand/ui';
import { useState } from 'react';

const none: StaffOrderFilterValues = {
  query: '',
  state: '',
  delivery: '',
  payment: '',
  due: '',
  memo: '',
  refund: '',
  from: '',
  to: '',
  productId: '',
};

export function Filters() {
  const [value, setValue] = useState(none);
  return (
    <StaffOrderFilters
      value={value}
      onChange={(change) => setValue({ ...value, ...change })}
      counts={[{ state: 'pending', count: 52 }]}
      products={[{ id: 7, name: 'フェイスタオル', isOnSale: true }]}
      found={{ count: 52, sum: 186_200 }}
      clearHref="/orders"
      csv={{ pending: false, onSave: () => {} }}
    />
  );
}

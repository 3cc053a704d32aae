import { PickupSearch, PickupSearchResults } from '@homestand/ui';
import { useState } from 'react';

export function Find() {
  const [query, setQuery] = useState('');
  return (
    <>
      <PickupSearch value={query} onValueChange={setQuery} onSearch={() => {}} count={0} />
      {query !== '' && (
        <PickupSearchResults query={query} hrefOf={(orderId) => `#${orderId}`} items={[]} />
      )}
    </>
  );
}

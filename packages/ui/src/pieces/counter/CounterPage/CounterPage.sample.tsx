import { CounterPage, RecentHandOvers, SearchField, Text } from '@homestand/ui';
import { useState } from 'react';

export function Counter() {
  const [query, setQuery] = useState('');
  return (
    <CounterPage
      kind="scan"
      header={<Text>受け渡し</Text>}
      scanner={<Text>カメラ</Text>}
      search={<SearchField label="番号かお名前で探す" value={query} onValueChange={setQuery} />}
    >
      <RecentHandOvers items={[]} hrefOf={(orderId) => `/orders/${orderId}/edit`} />
    </CounterPage>
  );
}

import { InfiniteList, Text } from '@homestand/ui';
import { useState } from 'react';

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export function Notices() {
  const [items, setItems] = useState(() => numbersTo(20));
  return (
    <InfiniteList
      items={items}
      getKey={String}
      renderItem={(number) => <Text>{number} 番目のお知らせ</Text>}
      label="お知らせ"
      gap="md"
      pages={{
        end: items.length < 60 ? 'more' : 'none',
        onLoadMore: () => setItems(numbersTo(items.length + 20)),
      }}
    />
  );
}

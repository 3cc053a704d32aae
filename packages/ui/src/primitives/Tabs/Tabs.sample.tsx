import { Tabs, Text } from '@homestand/ui';
import { useState } from 'react';

const kinds = [
  { id: 'all', label: 'すべて' },
  { id: 'goods', label: '応援グッズ' },
  { id: 'digital', label: 'デジタルコンテンツ' },
];

export function Kinds() {
  const [selected, setSelected] = useState('all');
  return (
    <Tabs label="商品の種類" items={kinds} selected={selected} onSelect={setSelected}>
      <Text>{kinds.find(({ id }) => id === selected)?.label}の商品を並べます。</Text>
    </Tabs>
  );
}

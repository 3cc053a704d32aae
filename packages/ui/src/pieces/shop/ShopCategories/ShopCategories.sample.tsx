import { ShopCategories, type ShopCategory, Text } from '@homestand/ui';
import { useState } from 'react';

const goods = {
  all: 'フェイスタオル、リング',
  goods: 'フェイスタオル',
  jewelry: 'リング',
  digital: '準備中です',
};

export function ShopShelf() {
  const [category, setCategory] = useState<ShopCategory>('all');
  return (
    <ShopCategories selected={category} onSelect={setCategory}>
      <Text>{goods[category]}</Text>
    </ShopCategories>
  );
}

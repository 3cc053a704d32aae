import type { ReactNode } from 'react';
import { Center, Tabs } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shopCategoriesMessages } from './messages';
import * as styles from './ShopCategories.css';

export type ShopCategory = (typeof shopCategories)[number];

/** Categories in display order. */
export const shopCategories = ['all', 'goods', 'jewelry', 'digital'] as const;

export type ShopCategoriesProps = {
  selected: ShopCategory;
  onSelect: (category: ShopCategory) => void;
  /** The products of the selected category. */
  children: ReactNode;
};

/** Category tabs of the shop with the content of the selected category. */
export function ShopCategories({ selected, onSelect, children }: ShopCategoriesProps) {
  const m = useMessages('ShopCategories', shopCategoriesMessages);
  return (
    <div className={styles.root}>
      <Tabs
        bleed
        label={m.label}
        items={shopCategories.map((id) => ({ id, label: m[id] }))}
        selected={selected}
        onSelect={(id) => {
          const chosen = shopCategories.find((category) => category === id);
          if (chosen) onSelect(chosen);
        }}
      >
        <Center width="wide">
          <div className={styles.shelf}>{children}</div>
        </Center>
      </Tabs>
    </div>
  );
}

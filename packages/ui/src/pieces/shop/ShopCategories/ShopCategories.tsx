import type { ReactNode } from 'react';
import { Center, Tabs } from '../../../primitives';
import { type ShopCategoriesMessages, shopCategoriesMessages } from './messages';
import * as styles from './ShopCategories.css';

export type ShopCategory = (typeof shopCategories)[number];

/** In the order of the row. */
export const shopCategories = ['all', 'goods', 'jewelry', 'digital'] as const;

export type ShopCategoriesProps = {
  selected: ShopCategory;
  onSelect: (category: ShopCategory) => void;
  /** What is sold in it. */
  children: ReactNode;
  messages?: ShopCategoriesMessages;
};

/** The departments of the shop, and what stands in the chosen one. */
export function ShopCategories({
  selected,
  onSelect,
  children,
  messages: m = shopCategoriesMessages,
}: ShopCategoriesProps) {
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

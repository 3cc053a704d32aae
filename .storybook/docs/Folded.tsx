import { pageStyles as styles } from '@homestand/ui/guide';
import type { ReactNode } from 'react';

type Props<Item> = {
  all: readonly Item[];
  atFirst: number;
  /** On a phone: fewer of what stands below each other, all of what scrolls sideways. */
  onPhone?: number;
  list?: 'dl' | 'ul';
  className: string;
  children: (item: Item) => ReactNode;
};

export const isWide = () => matchMedia('(min-width: 768px)').matches;

/** A list of which the first rows are shown, and the others on a press. */
export function Folded<Item>({
  all,
  atFirst,
  onPhone = atFirst,
  list: List = 'dl',
  className,
  children,
}: Props<Item>) {
  const shown = isWide() ? atFirst : onPhone;
  // One more row takes no more space than the line that hides it.
  const count = all.length > shown + 1 ? shown : all.length;
  return (
    <>
      <List className={className}>{all.slice(0, count).map(children)}</List>
      {count < all.length && (
        <details>
          <summary className={styles.summary}>ほか {all.length - count} 件</summary>
          <List className={className}>{all.slice(count).map(children)}</List>
        </details>
      )}
    </>
  );
}

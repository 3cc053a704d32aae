import { formatCount } from '../../../format/internal';
import { ChevronDownIcon, ChevronUpIcon } from '../../../icons';
import { IconButton, Inline, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffProductListMessages } from './messages';
import type { StaffProductListItem, StaffProductListProps } from './StaffProductList';
import * as styles from './StaffProductList.css';

type StockProps = { item: StaffProductListItem; field: 'onHand' | 'held' | 'sellable' };

/** A number of each option of a product. */
export function StaffProductListStock({ item, field }: StockProps) {
  const m = useMessages('StaffProductList', staffProductListMessages);
  const muted = (text: string) => (
    <Text as="span" kind="caption" tone="muted">
      {text}
    </Text>
  );
  if (item.isSoldElsewhere) return muted(field === 'onHand' ? m.elsewhere : m.nothing);
  const numberOf = (option: StaffProductListItem['options'][number]) => {
    const { [field]: count } = option;
    if (option.onHand === null || count === null)
      return muted(field === 'onHand' ? m.notCounted : m.nothing);
    return formatCount(count);
  };
  const [first, ...others] = item.options;
  if (first && others.length === 0) return numberOf(first);
  return item.options.map((option) => (
    <span key={option.id} className={styles.option}>
      {muted(option.label)}
      {numberOf(option)}
    </span>
  ));
}

type MoveProps = {
  item: StaffProductListItem;
  items: readonly StaffProductListItem[];
  onMove: StaffProductListProps['sorting']['onMove'];
};

/** Moves a product by one place. */
export function StaffProductListMove({ item: { id, name }, items, onMove }: MoveProps) {
  const m = useMessages('StaffProductList', staffProductListMessages);
  const place = items.findIndex((item) => item.id === id);
  return (
    <Inline as="span" wrap={false}>
      <IconButton
        label={m.up(name)}
        icon={<ChevronUpIcon />}
        disabled={place === 0}
        onClick={() => onMove(id, -1)}
      />
      <IconButton
        label={m.down(name)}
        icon={<ChevronDownIcon />}
        disabled={place === items.length - 1}
        onClick={() => onMove(id, 1)}
      />
    </Inline>
  );
}

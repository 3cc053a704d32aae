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
  return item.options.map((option) => {
    const { [field]: count } = option;
    const isShown = option.onHand !== null && count !== null;
    return (
      <span key={option.id} className={styles.option}>
        {field === 'onHand' && option.label !== '' && muted(option.label)}
        {isShown ? formatCount(count) : muted(field === 'onHand' ? m.notCounted : m.nothing)}
      </span>
    );
  });
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

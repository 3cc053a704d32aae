import { formatCount } from '../../../format/internal';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { orderStatusMessages } from '../OrderStatus/messages';
import type { OrderState } from '../OrderStatus/OrderStatus';
import { staffOrderFiltersMessages } from './messages';
import * as styles from './StaffOrderFilters.css';

type Props = {
  value: OrderState | '';
  items: readonly OrderState[];
  counts: readonly { state: OrderState; count: number }[];
  onChange: (state: OrderState | '') => void;
};

/** One button for each state that has orders, and for the chosen one. */
export function StaffOrderFiltersStates({ value, items, counts, onChange }: Props) {
  const m = useMessages('StaffOrderFilters', staffOrderFiltersMessages);
  const names = useMessages('OrderStatus', orderStatusMessages);
  const countOf = (state: OrderState) => counts.find((count) => count.state === state)?.count ?? 0;
  // Orders whose payment has failed are not placed, and not among all.
  const all = counts.reduce(
    (sum, { state, count }) => (state === 'payment_failed' ? sum : sum + count),
    0,
  );
  const chips = [
    { id: '' as const, name: m.all, count: all },
    ...items
      .filter((state) => countOf(state) > 0 || state === value)
      .map((state) => ({ id: state, name: names[state], count: countOf(state) })),
  ];

  return (
    <fieldset aria-label={m.states} className={styles.states}>
      {chips.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          className={styles.chip}
          onClick={() => onChange(id)}
        >
          {name}{' '}
          <Text as="span" kind="romaji">
            {formatCount(count)}
          </Text>
        </button>
      ))}
    </fieldset>
  );
}

import { formatYen } from '../../../format';
import { formatCount } from '../../../format/internal';
import { ArrowDownIcon, TruckIcon } from '../../../icons';
import { Button, Inline, SearchField, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import type { MatchFilterProps } from '../../shared/MatchFilter/MatchFilter';
import { orderStatusMessages } from '../OrderStatus/messages';
import type { OrderState } from '../OrderStatus/OrderStatus';
import { orderStates } from '../OrderStatus/orderStates';
import { staffOrderFiltersMessages } from './messages';
import * as styles from './StaffOrderFilters.css';
import { StaffOrderFiltersFields } from './StaffOrderFiltersFields';

/** Each empty for all. */
export type StaffOrderFilterValues = {
  query: string;
  state: OrderState | '';
  delivery: 'venue' | 'shipping' | '';
  payment: 'credit_card' | 'at_pickup' | '';
  due: 'at_venue' | '';
  memo: 'written' | '';
  refund: 'part' | '';
  /** Days as `2026-11-22`. */
  from: string;
  to: string;
  productId: string;
  /** Number of a match. */
  match: string;
};

export type StaffOrderFiltersProps = {
  value: StaffOrderFilterValues;
  onChange: (change: Partial<StaffOrderFilterValues>) => void;
  /** Orders of each state; empty while they load. */
  counts: readonly { state: OrderState; count: number }[];
  /** All that can be filtered by; empty while they load. */
  products: readonly { id: number; name: string; isOnSale: boolean }[];
  /** Matches to choose from, the latest first. */
  matches: MatchFilterProps['items'];
  /** Number and sum of the orders found; null while they load. */
  found: { count: number; sum: number } | null;
  clearHref: string;
  csv: { pending: boolean; onSave: () => void };
  /** Where many orders are shipped. */
  shipmentsHref?: string | undefined;
};

/** Search and filters of the office's orders. Each change takes effect at once. */
export function StaffOrderFilters({
  value,
  onChange,
  counts,
  products,
  matches,
  found,
  clearHref,
  csv,
  shipmentsHref,
}: StaffOrderFiltersProps) {
  const m = useMessages('StaffOrderFilters', staffOrderFiltersMessages);
  const { query, state, ...detail } = value;
  const isFiltered = Object.values(value).some((filter) => filter !== '');
  const isDetailed = Object.values(detail).some((filter) => filter !== '');

  return (
    <Stack aria-label={m.label} as="section" gap="md">
      <div {...shortcutMark.search}>
        <SearchField
          label={m.search}
          placeholder={m.placeholder}
          value={query}
          onValueChange={(next) => onChange({ query: next })}
          maxLength={100}
        />
      </div>
      <StaffOrderFiltersStates
        value={state}
        items={orderStates}
        counts={counts}
        counted={counts.length > 0 || found !== null}
        onChange={(next) => onChange({ state: next })}
      />
      <details className={styles.details} open={isDetailed || undefined}>
        <summary className={styles.summary}>{m.more}</summary>
        <StaffOrderFiltersFields value={detail} {...{ products, matches }} onChange={onChange} />
      </details>
      <Inline>
        {isFiltered && (
          <Button size="small" emphasis="quiet" href={clearHref}>
            {m.clear}
          </Button>
        )}
        <p role="status" className={styles.found}>
          {found && m.found(formatCount(found.count), formatYen(found.sum))}
        </p>
        {found && found.count > 0 && (
          <Button
            size="small"
            emphasis="quiet"
            icon={<ArrowDownIcon size="small" />}
            pending={csv.pending}
            onClick={csv.onSave}
          >
            {m.save(formatCount(found.count))}
          </Button>
        )}
        {shipmentsHref !== undefined && (
          <Button size="small" href={shipmentsHref} icon={<TruckIcon size="small" />}>
            {m.shipments}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

type Props = {
  value: OrderState | '';
  items: readonly OrderState[];
  counts: readonly { state: OrderState; count: number }[];
  /** The counts are known. */
  counted: boolean;
  onChange: (state: OrderState | '') => void;
};

/** One button for each state that has orders, and for the chosen one. */
function StaffOrderFiltersStates({ value, items, counts, counted, onChange }: Props) {
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
          {name}
          {counted && (
            <Text as="span" kind="romaji">
              {' '}
              {formatCount(count)}
            </Text>
          )}
        </button>
      ))}
    </fieldset>
  );
}

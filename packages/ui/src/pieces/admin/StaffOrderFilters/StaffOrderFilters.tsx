import { formatYen } from '../../../format';
import { formatCount } from '../../../format/internal';
import { ArrowDownIcon, TruckIcon } from '../../../icons';
import { Button, Checkbox, SearchField, Select } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { officeMark } from '../OfficeKeysDialog/internal';
import type { StaffOrderState } from '../StaffOrderStatus';
import { staffOrderStates } from '../StaffOrderStatus/internal';
import { staffOrderFiltersMessages } from './messages';
import * as styles from './StaffOrderFilters.css';
import { StaffOrderFiltersDay } from './StaffOrderFiltersDay';
import { StaffOrderFiltersStates } from './StaffOrderFiltersStates';

/** Each empty for all. */
export type StaffOrderFilterValues = {
  query: string;
  state: StaffOrderState | '';
  delivery: 'venue' | 'shipping' | '';
  payment: 'credit_card' | 'at_pickup' | '';
  due: 'at_venue' | '';
  memo: 'written' | '';
  refund: 'part' | '';
  /** Days as `2026-11-22`. */
  from: string;
  to: string;
  productId: string;
};

export type StaffOrderFiltersProps = {
  value: StaffOrderFilterValues;
  onChange: (change: Partial<StaffOrderFilterValues>) => void;
  /** Orders of each state; empty while they load. */
  counts: readonly { state: StaffOrderState; count: number }[];
  /** All that can be filtered by; empty while they load. */
  products: readonly { id: number; name: string; isOnSale: boolean }[];
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
  found,
  clearHref,
  csv,
  shipmentsHref,
}: StaffOrderFiltersProps) {
  const m = useMessages('StaffOrderFilters', staffOrderFiltersMessages);
  const { query, state, ...detail } = value;
  const { delivery, payment, due, memo, refund, from, to, productId } = detail;
  const isFiltered = Object.values(value).some((one) => one !== '');
  const isDetailed = Object.values(detail).some((one) => one !== '');
  const goods = products.map(({ id, name, isOnSale }) => ({
    value: String(id),
    label: isOnSale ? name : m.notOnSale(name),
  }));
  const isUnknown = productId !== '' && goods.every((one) => one.value !== productId);
  const choices = <Value extends 'venue' | 'shipping' | 'credit_card' | 'at_pickup'>(
    ...values: Value[]
  ) => values.map((one) => ({ value: one, label: m[one] }));

  return (
    <section aria-label={m.label} className={styles.root}>
      <div {...officeMark.search}>
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
        items={staffOrderStates}
        counts={counts}
        onChange={(next) => onChange({ state: next })}
      />
      <details className={styles.details} open={isDetailed || undefined}>
        <summary className={styles.summary}>{m.more}</summary>
        <div className={styles.fields}>
          <div className={styles.wholeRow}>
            <Select
              label={m.product}
              placeholder={m.anything}
              items={
                isUnknown ? [{ value: productId, label: m.unknown(productId) }, ...goods] : goods
              }
              value={productId}
              onValueChange={(next) => onChange({ productId: next })}
            />
          </div>
          <Select
            label={m.delivery}
            placeholder={m.anything}
            items={choices('venue', 'shipping')}
            value={delivery}
            onValueChange={(next) => onChange({ delivery: next })}
          />
          <Select
            label={m.payment}
            placeholder={m.anything}
            items={choices('credit_card', 'at_pickup')}
            value={payment}
            onValueChange={(next) => onChange({ payment: next })}
          />
          <StaffOrderFiltersDay
            label={m.from}
            value={from}
            onChange={(day) => onChange({ from: day })}
          />
          <StaffOrderFiltersDay label={m.to} value={to} onChange={(day) => onChange({ to: day })} />
          <div className={styles.marks}>
            <Checkbox
              checked={due === 'at_venue'}
              onCheckedChange={(on) => onChange({ due: on ? 'at_venue' : '' })}
              label={m.due}
            />
            <Checkbox
              checked={memo === 'written'}
              onCheckedChange={(on) => onChange({ memo: on ? 'written' : '' })}
              label={m.memo}
            />
            <Checkbox
              checked={refund === 'part'}
              onCheckedChange={(on) => onChange({ refund: on ? 'part' : '' })}
              label={m.refund}
            />
          </div>
        </div>
      </details>
      <div className={styles.summaryRow}>
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
      </div>
    </section>
  );
}

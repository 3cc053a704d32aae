import { formatYen } from '../../../format';
import { formatCount } from '../../../format/internal';
import { ArrowDownIcon, CloseIcon, TruckIcon } from '../../../icons';
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
  found,
  clearHref,
  csv,
  shipmentsHref,
}: StaffOrderFiltersProps) {
  const m = useMessages('StaffOrderFilters', staffOrderFiltersMessages);
  const { delivery, payment, due, from, to, productId } = value;
  const isFiltered = Object.values(value).some((one) => one !== '');
  const isDetailed = [delivery, payment, due, from, to].some((one) => one !== '');
  const choices = <Value extends 'venue' | 'shipping' | 'credit_card' | 'at_pickup'>(
    ...values: Value[]
  ) => values.map((one) => ({ value: one, label: m[one] }));

  return (
    <section aria-label={m.label} className={styles.root}>
      <div {...officeMark.search}>
        <SearchField
          label={m.search}
          placeholder={m.placeholder}
          value={value.query}
          onValueChange={(query) => onChange({ query })}
          maxLength={100}
        />
      </div>
      <StaffOrderFiltersStates
        value={value.state}
        items={staffOrderStates}
        counts={counts}
        onChange={(state) => onChange({ state })}
      />
      <details className={styles.details} open={isDetailed || undefined}>
        <summary className={styles.summary}>{m.more}</summary>
        <div className={styles.fields}>
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
          <div className={styles.wholeRow}>
            <Checkbox
              checked={due === 'at_venue'}
              onCheckedChange={(on) => onChange({ due: on ? 'at_venue' : '' })}
              label={m.due}
            />
          </div>
        </div>
      </details>
      <div className={styles.summaryRow}>
        {productId !== '' && (
          <Button
            size="small"
            emphasis="quiet"
            icon={<CloseIcon size="small" />}
            onClick={() => onChange({ productId: '' })}
          >
            {m.removeProduct}
          </Button>
        )}
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

import { Checkbox, DayField, Select } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MatchFilter } from '../../shared/MatchFilter/MatchFilter';
import { staffOrderFiltersMessages } from './messages';
import type { StaffOrderFiltersProps, StaffOrderFilterValues } from './StaffOrderFilters';
import * as styles from './StaffOrderFilters.css';

type Props = Pick<StaffOrderFiltersProps, 'products' | 'matches' | 'onChange'> & {
  value: Omit<StaffOrderFilterValues, 'query' | 'state'>;
};

/** The filters that are used now and then. */
export function StaffOrderFiltersFields({ value, products, matches, onChange }: Props) {
  const m = useMessages('StaffOrderFilters', staffOrderFiltersMessages);
  const { delivery, payment, due, memo: withMemo, refund, from, to, productId } = value;
  const goods = products.map(({ id, name, isOnSale }) => ({
    value: String(id),
    label: isOnSale ? name : m.notOnSale(name),
  }));
  const isUnknown = productId !== '' && goods.every((option) => option.value !== productId);
  const choices = <Value extends 'venue' | 'shipping' | 'credit_card' | 'at_pickup'>(
    ...values: Value[]
  ) => values.map((value) => ({ value, label: m[value] }));

  return (
    <div className={styles.fields}>
      <div className={styles.wholeRow}>
        <Select
          label={m.product}
          placeholder={m.anything}
          items={isUnknown ? [{ value: productId, label: m.unknown(productId) }, ...goods] : goods}
          value={productId}
          onValueChange={(next) => onChange({ productId: next })}
        />
      </div>
      {(matches.length > 0 || value.match !== '') && (
        <div className={styles.wholeRow}>
          <MatchFilter
            items={matches}
            value={value.match}
            onChange={(match) => onChange({ match })}
          />
        </div>
      )}
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
      <DayField label={m.from} value={from} onValueChange={(day) => onChange({ from: day })} />
      <DayField label={m.to} value={to} onValueChange={(day) => onChange({ to: day })} />
      <div className={styles.marks}>
        <Checkbox
          checked={due === 'at_venue'}
          onCheckedChange={(on) => onChange({ due: on ? 'at_venue' : '' })}
          label={m.due}
        />
        <Checkbox
          checked={withMemo === 'written'}
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
  );
}

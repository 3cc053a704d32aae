import { formatYen } from '../../../format';
import { CheckIcon } from '../../../icons';
import { Notice, RadioGroup, Spinner } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './BoothSale.css';
import { boothSaleMessages } from './messages';

type Means = 'cash' | 'other';

type Props = {
  means: Means;
  onMeansChange: (means: Means) => void;
  /** Null while a field is wrong. */
  sum: { quantity: number; amount: number } | null;
  pending: boolean;
  error: string | null;
  onRecord: () => void;
};

/** How it is paid, the sum, and the large button that says what it records. */
export function BoothSalePayment({ means, onMeansChange, sum, pending, error, onRecord }: Props) {
  const m = useMessages('BoothSale', boothSaleMessages);
  return (
    <>
      <RadioGroup
        label={m.means}
        kind="card"
        items={[
          { value: 'cash', label: m.cash },
          { value: 'other', label: m.other },
        ]}
        value={means}
        onValueChange={onMeansChange}
      />
      <p className={styles.total}>
        {m.total}
        <span className={styles.amount} role="status">
          {sum === null ? '—' : formatYen(sum.amount)}
        </span>
      </p>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <button
        type="button"
        className={styles.record}
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        onClick={onRecord}
      >
        {pending ? <Spinner /> : <CheckIcon />}
        <span className={styles.recordWords}>
          <span className={styles.recordTitle}>{m.record}</span>
          {sum !== null && <span>{m.taken(means, sum.quantity, sum.amount)}</span>}
        </span>
      </button>
    </>
  );
}

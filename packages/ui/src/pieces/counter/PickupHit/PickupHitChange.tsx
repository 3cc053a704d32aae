import { formatYen } from '../../../format';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { pickupHitMessages } from './messages';
import * as styles from './PickupHit.css';
import { notesFor } from './tendered';

type Props = { due: number; tendered: string; onTenderedChange: (tendered: string) => void };

/** Money that the fan gives: buttons for likely notes, or a field. The change is shown with the money above. */
export function PickupHitChange({ due, tendered, onTenderedChange }: Props) {
  const m = useMessages('PickupHit', pickupHitMessages);
  return (
    <fieldset className={styles.tendered}>
      <legend className={visuallyHidden}>{m.tendered}</legend>
      {notesFor(due).map((yen) => (
        <button
          key={yen}
          type="button"
          className={styles.choice({ selected: tendered === String(yen) })}
          aria-pressed={tendered === String(yen)}
          onClick={() => onTenderedChange(tendered === String(yen) ? '' : String(yen))}
        >
          {formatYen(yen)}
        </button>
      ))}
      <input
        className={styles.tenderedField}
        inputMode="numeric"
        autoComplete="off"
        aria-label={m.tenderedField}
        placeholder={m.tendered}
        maxLength={9}
        value={tendered}
        onChange={(event) => onTenderedChange(event.currentTarget.value)}
      />
    </fieldset>
  );
}

import { useId } from 'react';
import { CheckIcon } from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { pickupHitMessages } from './messages';
import type { PaymentMeans, PickupHitProps } from './PickupHit';
import * as styles from './PickupHit.css';

const choices: readonly PaymentMeans[] = ['cash', 'other'];

/** How the fan pays at the counter: native radio buttons, drawn as one row. */
export function PickupHitMeans({
  means,
  onMeansChange,
}: Pick<PickupHitProps, 'means' | 'onMeansChange'>) {
  const m = useMessages('PickupHit', pickupHitMessages);
  const name = useId();
  return (
    <fieldset className={styles.means}>
      <legend className={visuallyHidden}>{m.means}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice({ selected: choice === means })}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === means}
            className={visuallyHidden}
            onChange={() => onMeansChange(choice)}
          />
          {choice === means && <CheckIcon size="small" />}
          {m[choice]}
        </label>
      ))}
    </fieldset>
  );
}

import { CheckIcon } from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import * as styles from './CheckoutStepper.css';
import { checkoutStepperMessages } from './messages';

const steps = ['info', 'payment', 'confirm', 'done'] as const;

export type CheckoutStepperProps = {
  current: (typeof steps)[number];
};

/** Shows which step of the checkout is current. */
export function CheckoutStepper({ current }: CheckoutStepperProps) {
  const m = useMessages('CheckoutStepper', checkoutStepperMessages);
  const at = steps.indexOf(current);

  return (
    <ol aria-label={m.label} role="list" className={styles.root}>
      {steps.map((step, index) => {
        // On the last step everything counts as finished.
        const finished = index < at || current === 'done';
        return (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={styles.step({ reached: index <= at })}
          >
            <span aria-hidden="true" className={styles.sign({ reached: index <= at })}>
              {finished ? <CheckIcon size="small" /> : index + 1}
            </span>
            <span className={styles.name({ current: index === at, reached: index <= at })}>
              {m.steps[step]}
            </span>
            {index < at && <span className={visuallyHidden}>{m.finished}</span>}
          </li>
        );
      })}
    </ol>
  );
}

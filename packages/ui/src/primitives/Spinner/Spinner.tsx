// Engine: native element and CSS; no script.
import { visuallyHidden } from '../../styles';
import { root, type SpinnerVariants, spinner } from './Spinner.css';

export type SpinnerProps = SpinnerVariants & {
  /** Text for screen readers. Leave it out where the control around it sets `aria-busy`. */
  label?: string;
};

/** Indicator for work of unknown length. For progress use `Progress`, for loading content `Skeleton`. */
export function Spinner({ size, label }: SpinnerProps) {
  return (
    <span className={root} role={label ? 'status' : undefined}>
      <span className={spinner({ size })} aria-hidden="true" />
      {label && <span className={visuallyHidden}>{label}</span>}
    </span>
  );
}

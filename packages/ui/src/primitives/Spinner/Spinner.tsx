// Engine: native element and CSS; no script.
import { visuallyHidden } from '../../styles';
import { root, type SpinnerVariants, spinner } from './Spinner.css';

export type SpinnerProps = SpinnerVariants & {
  /** Read aloud while it turns. Leave it out where the control around it already says `aria-busy`. */
  label?: string;
};

/** Work of unknown length. For a known share use `Progress`, for content to come `Skeleton`. */
export function Spinner({ size, label }: SpinnerProps) {
  return (
    <span className={root} role={label ? 'status' : undefined}>
      <span className={spinner({ size })} aria-hidden="true" />
      {label && <span className={visuallyHidden}>{label}</span>}
    </span>
  );
}

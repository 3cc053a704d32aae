// Engine: native progress; its fill needs no script and no style attribute.
import { useId } from 'react';
import { visuallyHidden } from '../../styles';
import * as styles from './Progress.css';

export type ProgressProps = {
  label: string;
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean | undefined;
  value: number;
  max?: number | undefined;
  /** The value in words, such as “6 / 24”; a percentage by default. */
  valueText?: string | undefined;
  size?: 'small' | 'medium' | undefined;
};

/** Progress of a task. For work of unknown length use `Spinner`. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  size,
}: ProgressProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const words = valueText ?? `${Math.round(share * 100)}%`;

  return (
    <div className={styles.root}>
      <div className={labelHidden ? visuallyHidden : styles.words}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value} aria-hidden="true">
          {words}
        </span>
      </div>
      <progress
        id={id}
        className={styles.bar({ size })}
        value={share}
        max={1}
        aria-valuetext={words}
      />
    </div>
  );
}

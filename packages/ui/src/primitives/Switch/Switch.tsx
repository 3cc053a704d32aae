// Engine: native checkbox with the role of a switch.
import { type ComponentProps, useId } from 'react';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './Switch.css';

type NativeProps = Pick<ComponentProps<'input'>, 'ref' | 'name'>;

export type SwitchProps = NativeProps & {
  label: string;
  description?: string | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The change is being saved: it is shown already, and further changes are ignored. */
  pending?: boolean | undefined;
  /** Cannot be changed; it stays focusable, so that the description can be read. */
  disabled?: boolean | undefined;
};

/** On or off, effective at once. For a choice that takes effect on submit, use `Checkbox`. */
export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  pending = false,
  disabled = false,
  ...native
}: SwitchProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  const fixed = disabled || pending;

  return (
    <label className={styles.row} data-disabled={disabled || undefined}>
      <span className={styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {description && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <span className={styles.control}>
        <input
          {...native}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox sets it.
          role="switch"
          checked={checked}
          aria-labelledby={labelId}
          aria-describedby={description ? descriptionId : undefined}
          aria-disabled={fixed || undefined}
          aria-busy={pending || undefined}
          className={styles.input}
          onClick={(event) => fixed && event.preventDefault()}
          onChange={(event) => !fixed && onCheckedChange(event.currentTarget.checked)}
        />
        <span className={styles.knob}>{pending && <Spinner size="small" />}</span>
      </span>
    </label>
  );
}

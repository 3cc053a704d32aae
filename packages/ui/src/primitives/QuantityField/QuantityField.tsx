// Engine: native input and buttons. react-aria's useSpinButton costs 5.4 KB gzipped, most of it in 34
// languages, and needs usePress, whose inline <style> the content security policy refuses.

import type { MouseEvent } from 'react';
import { MinusIcon, PlusIcon, TrashIcon } from '../../icons';
import { visuallyHidden } from '../../styles';
import { assignInlineVars } from '../../styles/inlineVars';
import { Field, type FieldFrameProps } from '../Field/Field';
import { IconButton } from '../IconButton/IconButton';
import { useMessages } from '../UiProvider/useMessages';
import { quantityFieldMessages } from './messages';
import * as styles from './QuantityField.css';
import { type QuantityRange, quantityRange } from './quantity';
import { useQuantityField } from './useQuantityField';

export {
  parseQuantity,
  type QuantityProblem,
  type QuantityRange,
  quantityMax,
  quantityMin,
  quantityProblem,
} from './quantity';

export type QuantityFieldProps = Partial<Pick<FieldFrameProps, 'label'>> &
  Pick<FieldFrameProps, 'labelHidden' | 'hint' | 'error'> & {
    /** The quantity; null while the input is invalid. */
    value: number | null;
    /** Called at each step and digit. The owner may ignore null: the next digit can still be typed. */
    onValueChange: (value: number | null) => void;
    /** Smallest and largest quantity; from 1 by default. */
    range?: QuantityRange;
    /** Called by the delete button, which replaces minus at quantity 1. */
    onDelete?: () => void;
    /** Shows an error at once, for example after a submit, instead of on blur. */
    checked?: boolean;
    /** Name of the item for screen readers, where several of these fields are in a list. */
    itemName?: string;
    name?: string;
  };

/** Quantity field: typed, stepped by buttons, or by the up and down keys. */
export function QuantityField({
  value,
  onValueChange,
  range = quantityRange,
  onDelete,
  checked = false,
  itemName,
  name,
  label: givenLabel,
  labelHidden,
  hint,
  error,
}: QuantityFieldProps) {
  const m = useMessages('QuantityField', quantityFieldMessages);
  const label = givenLabel ?? m.label;
  const field = useQuantityField({ value, range, onValueChange });
  const problem = checked ? field.anyProblem : field.problem;
  const { quantity } = field;
  const [least, most] = range;
  const deletes = onDelete !== undefined && quantity === least;
  const words = { invalid: m.invalid, min: m.min(least), max: m.max(most) };

  return (
    <Field
      {...{ label, labelHidden, hint }}
      error={error ?? (problem ? words[problem] : undefined)}
    >
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside the label.
        <div
          role="group"
          aria-label={itemName ?? label}
          className={styles.frame({ invalid: Boolean(control['aria-invalid']) })}
        >
          <IconButton
            label={deletes ? m.remove : m.decrease}
            icon={deletes ? <TrashIcon size="small" /> : <MinusIcon size="small" />}
            disabled={quantity === null || (quantity <= least && !deletes)}
            // One button for minus and delete keeps the focus. Key repeat and double clicks must not delete.
            onKeyDown={(event) => deletes && event.repeat && event.preventDefault()}
            onClick={(event: MouseEvent) => {
              if (!deletes) field.step(-1);
              else if (event.detail <= 1) onDelete();
            }}
          />
          <input
            {...field.bind}
            {...control}
            ref={field.input}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-required="true"
            className={styles.input}
            style={assignInlineVars({ [styles.characters]: String(field.bind.value.length) })}
            onKeyDown={field.onKeyDown}
            onBlur={(event) => {
              field.bind.onBlur(event);
              field.leave();
            }}
          />
          <IconButton
            label={m.increase}
            icon={<PlusIcon size="small" />}
            disabled={quantity !== null && quantity >= most}
            onClick={() => field.step(1)}
          />
          <span role="status" className={visuallyHidden}>
            {field.spoken !== null && m.changed(field.spoken)}
          </span>
        </div>
      )}
    </Field>
  );
}

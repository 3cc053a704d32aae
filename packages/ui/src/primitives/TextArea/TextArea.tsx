// Engine: native textarea.

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, useRef } from 'react';
import { Field, type FieldFrameProps } from '../Field/Field';
import { bareControl as fieldBareControl, control as fieldControl } from '../Field/Field.css';
import { useComposedText } from '../Field/useComposedText';
import { area, heights, maxHeight, minHeight } from './TextArea.css';
import { useGrowingHeight } from './useGrowingHeight';

type NativeProps = Pick<
  ComponentProps<'textarea'>,
  'name' | 'placeholder' | 'disabled' | 'onFocus' | 'enterKeyHint' | 'autoComplete'
>;

export type TextAreaProps = NativeProps &
  FieldFrameProps & {
    value: string;
    onValueChange: (value: string) => void;
    /** Called on Ctrl+Enter or Cmd+Enter; never on the Enter that confirms a conversion. */
    onSubmit?: () => void;
    /** Minimum and maximum height in px: the field grows with its text and then scrolls. */
    heightRange?: readonly [number, number];
    /** `bare` where the element around it draws the frame. */
    kind?: 'boxed' | 'bare';
    /** Id of a further description of the value. */
    describedBy?: string;
  };

/** Multi-line text field that grows with its text. */
export function TextArea({
  value,
  onValueChange,
  onSubmit,
  heightRange,
  kind = 'boxed',
  describedBy,
  label,
  labelHidden,
  necessity,
  hint,
  error,
  invalid,
  ...native
}: TextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const { bind, isImeKey } = useComposedText({ value, onValueChange });
  useGrowingHeight(ref, bind.value);

  return (
    <Field {...{ label, labelHidden, necessity, hint, error, invalid }}>
      {(control) => (
        <textarea
          {...native}
          {...bind}
          {...control}
          aria-describedby={
            [control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
          }
          ref={ref}
          rows={1}
          className={`${kind === 'bare' ? fieldBareControl : fieldControl} ${heights} ${area({ kind })}`}
          style={
            heightRange &&
            assignInlineVars({
              [minHeight]: `${heightRange[0]}px`,
              [maxHeight]: `${heightRange[1]}px`,
            })
          }
          onKeyDown={(event) => {
            if (!onSubmit || isImeKey(event)) return;
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit();
          }}
        />
      )}
    </Field>
  );
}

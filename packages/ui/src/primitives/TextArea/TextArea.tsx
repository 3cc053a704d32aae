// Engine: native textarea.

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, useRef } from 'react';
import {
  Field,
  type FieldFrameProps,
  fieldBareControl,
  fieldControl,
  useComposedText,
} from '../Field';
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
    /** Ctrl+Enter or Cmd+Enter; never the Enter that confirms a conversion. */
    onSubmit?: () => void;
    /** The text grows from the first height to the second, in px, and then scrolls. */
    heightRange?: readonly [number, number];
    /** `bare` where the frame belongs to what stands around it. */
    frame?: 'boxed' | 'bare';
    /** Where more words about the value stand. */
    describedBy?: string;
  };

/** Several lines of text. Grows with what is typed. */
export function TextArea({
  value,
  onValueChange,
  onSubmit,
  heightRange,
  frame = 'boxed',
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
          className={`${frame === 'bare' ? fieldBareControl : fieldControl} ${heights} ${area({ frame })}`}
          style={
            heightRange &&
            assignInlineVars({
              [minHeight]: `${heightRange[0]}px`,
              [maxHeight]: `${heightRange[1]}px`,
            })
          }
          onKeyDown={(event) => {
            if (isImeKey(event)) return;
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit?.();
          }}
        />
      )}
    </Field>
  );
}

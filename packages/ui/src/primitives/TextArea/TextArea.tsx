// Engine: native textarea.

import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { assignInlineVars } from '../../styles/inlineVars';
import { Field, type FieldFrameProps } from '../Field/Field';
import { bareControl as fieldBareControl, control as fieldControl } from '../Field/Field.css';
import { useComposedText } from '../Field/useComposedText';
import { area, heights, maxHeight, minHeight } from './TextArea.css';

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

const browserGrows = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Fallback for browsers without `field-sizing`: sets the height of the text; CSS limits it. */
function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const area = ref.current;
    const field = area?.parentElement;
    if (!area || !field || browserGrows) return;
    // Measuring collapses the area. Without the minimum height a list beside it would grow for that time, and
    // the browser would lower its scroll offset at the end.
    field.style.minHeight = `${field.getBoundingClientRect().height}px`;
    area.style.height = 'auto';
    // An empty area is one line high, also where its placeholder would wrap.
    if (text !== '') area.style.height = `${area.scrollHeight}px`;
    field.style.minHeight = '';
  }, [ref, text]);
}

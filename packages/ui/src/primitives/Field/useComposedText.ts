import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { fitText } from './fitText';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

type Options = {
  value: string;
  onValueChange: (value: string) => void;
  /** Full-width digits to half-width, say. Runs only when no conversion is under way. */
  normalize?: ((text: string) => string) | undefined;
  /** In characters as people count them, of the normalised text. */
  maxLength?: number | undefined;
};

const keep = (text: string) => text;

/**
 * A controlled value that leaves a Japanese input method alone. While kana are being converted the
 * field shows exactly what the input method wrote, whatever the owner of the value does with it:
 * writing into the field then repeats or drops kana (React #3926, #27135).
 */
export function useComposedText({ value, onValueChange, normalize = keep, maxLength }: Options) {
  const [composed, setComposed] = useState<string | null>(null);
  // Input methods fire several events before React renders again: these know what the state does not.
  const composing = useRef(false);
  const before = useRef('');
  const reported = useRef('');
  const justEnded = useRef(false);

  function begin() {
    composing.current = true;
    before.current = value;
    reported.current = value;
    justEnded.current = false;
  }

  function settle(element: TextElement, previous: string) {
    const { text, caret } = fitText({
      text: element.value,
      caret: element.selectionEnd,
      previous,
      normalize,
      maxLength,
    });
    if (text === element.value) return text;
    // Not left to React, which would put the caret at the end. In Safari a selection takes the focus.
    element.value = text;
    const focused = element.ownerDocument.activeElement === element;
    if (caret !== null && focused) element.setSelectionRange(caret, caret);
    return text;
  }

  function finish(element: TextElement) {
    composing.current = false;
    setComposed(null);
    const text = settle(element, before.current);
    if (text !== reported.current) onValueChange(text);
  }

  return {
    /** Goes onto the input as it is. */
    bind: {
      value: composed ?? value,
      onChange(event: ChangeEvent<TextElement>) {
        const element = event.currentTarget;
        // Some Android keyboards compose without ever having said that they start.
        const native: Event & { isComposing?: boolean } = event.nativeEvent;
        if (!composing.current && native.isComposing) begin();
        if (!composing.current) {
          onValueChange(settle(element, value));
          return;
        }
        setComposed(element.value);
        reported.current = element.value;
        onValueChange(element.value);
      },
      onCompositionStart(event: CompositionEvent<TextElement>) {
        begin();
        setComposed(event.currentTarget.value);
      },
      onCompositionEnd(event: CompositionEvent<TextElement>) {
        // Late, after the blur that has already finished it.
        if (!composing.current) return;
        justEnded.current = true;
        finish(event.currentTarget);
      },
      onKeyUp() {
        justEnded.current = false;
      },
      // Some keyboards close without ever ending the composition, some password managers write without
      // an event, and a kept draft may come from before.
      onBlur({ currentTarget }: FocusEvent<TextElement>) {
        justEnded.current = false;
        if (composing.current) finish(currentTarget);
        else if (!currentTarget.readOnly) {
          const text = settle(currentTarget, value);
          if (text !== value) onValueChange(text);
        }
      },
    },

    /**
     * Whether a key belongs to the input method. Chrome and Firefox report the confirming Enter inside
     * the composition; Safari after `compositionend`, as code 229 or as the first key that follows.
     */
    isImeKey(event: KeyboardEvent): boolean {
      const first = justEnded.current;
      justEnded.current = false;
      return event.nativeEvent.isComposing || event.keyCode === 229 || first || composing.current;
    },
  };
}

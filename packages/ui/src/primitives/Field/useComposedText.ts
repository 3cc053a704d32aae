import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { countGraphemes, takeGraphemes } from '../../format';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

type Options = {
  value: string;
  onValueChange: (value: string) => void;
  /** Normalises the text, for example to half-width digits. Not called during a conversion. */
  normalize?: ((text: string) => string) | undefined;
  /** Maximum number of graphemes, after normalising. */
  maxLength?: number | undefined;
};

const keep = (text: string) => text;

/**
 * A controlled value that does not disturb a Japanese input method (IME). During a conversion the field shows
 * exactly the IME's text, whatever `value` is: writing into the field then would repeat or drop kana (React
 * #3926, #27135).
 */
export function useComposedText({ value, onValueChange, normalize = keep, maxLength }: Options) {
  const [composed, setComposed] = useState<string | null>(null);
  // Refs: an IME fires several events before React renders again, when the state is out of date.
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
    // Not through React, which would move the caret to the end. In Safari a selection takes the focus.
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
    bind: {
      value: composed ?? value,
      onChange(event: ChangeEvent<TextElement>) {
        const element = event.currentTarget;
        // Some Android keyboards compose without a compositionstart event.
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
        // After a blur that has already finished the composition.
        if (!composing.current) return;
        justEnded.current = true;
        finish(event.currentTarget);
      },
      onKeyUp() {
        justEnded.current = false;
      },
      // Some keyboards close without ending the composition, some password managers write without an event,
      // and a restored draft may not be normalised.
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
     * Whether a key belongs to the IME. Chrome and Firefox report the confirming Enter during the
     * composition; Safari after `compositionend`, as code 229 or as the first key that follows.
     */
    isImeKey(event: KeyboardEvent): boolean {
      const first = justEnded.current;
      justEnded.current = false;
      return event.nativeEvent.isComposing || event.keyCode === 229 || first || composing.current;
    },
  };
}

type FitOptions = {
  text: string;
  /** Position of the caret; null where the browser does not report it, as in e-mail fields. */
  caret: number | null;
  /** The previous text. If it was too long already, it may stay as long but not grow. */
  previous: string;
  normalize: (text: string) => string;
  maxLength: number | undefined;
};

/** Normalises a typed or pasted text and cuts the end of the insertion if it exceeds `maxLength`. */
function fitText({ text, caret, previous, normalize, maxLength }: FitOptions) {
  const whole = normalize(text);
  const head = normalize(text.slice(0, caret ?? text.length));
  const at = (position: number) => (caret === null ? null : position);
  if (maxLength === undefined || whole.length <= maxLength) {
    return { text: whole, caret: at(head.length) };
  }
  const room = Math.max(maxLength, countGraphemes(normalize(previous)));
  if (countGraphemes(whole) <= room) return { text: whole, caret: at(head.length) };

  const tail = whole.slice(head.length);
  const fitting = takeGraphemes(head, room - countGraphemes(tail));
  const fitted = takeGraphemes(normalize(fitting + tail), room);
  return { text: fitted, caret: at(Math.min(normalize(fitting).length, fitted.length)) };
}

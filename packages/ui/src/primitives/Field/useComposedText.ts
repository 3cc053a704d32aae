import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

type Options = {
  value: string;
  onValueChange: (value: string) => void;
  /** Full-width digits to half-width, say. Runs only when no conversion is under way. */
  normalize?: ((text: string) => string) | undefined;
};

/**
 * A controlled value that leaves a Japanese input method alone. While kana are being converted the
 * field shows exactly what the input method wrote, whatever the owner of the value does with it:
 * writing into the field then repeats or drops kana (React #3926, #27135).
 */
export function useComposedText({ value, onValueChange, normalize = (text) => text }: Options) {
  const [composed, setComposed] = useState<string | null>(null);
  const justEnded = useRef(false);

  function finish(text: string) {
    setComposed(null);
    const normal = normalize(text);
    if (normal !== value || text !== value) onValueChange(normal);
  }

  return {
    /** Goes onto the input as it is. */
    bind: {
      value: composed ?? value,
      onChange(event: ChangeEvent<TextElement>) {
        const text = event.currentTarget.value;
        if (composed === null) {
          onValueChange(normalize(text));
          return;
        }
        setComposed(text);
        onValueChange(text);
      },
      onCompositionStart(event: CompositionEvent<TextElement>) {
        justEnded.current = false;
        setComposed(event.currentTarget.value);
      },
      onCompositionEnd(event: CompositionEvent<TextElement>) {
        justEnded.current = true;
        finish(event.currentTarget.value);
      },
      onKeyUp() {
        justEnded.current = false;
      },
      // Some keyboards close without ever ending the composition.
      onBlur(event: { currentTarget: TextElement }) {
        justEnded.current = false;
        if (composed !== null) finish(event.currentTarget.value);
      },
    },

    /**
     * Whether a key belongs to the input method. Chrome and Firefox report the confirming Enter inside
     * the composition; Safari after `compositionend`, as code 229 or as the first key that follows.
     */
    isImeKey(event: KeyboardEvent): boolean {
      const first = justEnded.current;
      justEnded.current = false;
      return event.nativeEvent.isComposing || event.keyCode === 229 || first || composed !== null;
    },
  };
}

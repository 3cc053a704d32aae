import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toHalfWidth } from '../../format';
import { useComposedText } from '../Field/useComposedText';
import { parseQuantity, type QuantityRange, quantityLength, quantityProblem } from './quantity';

type Options = {
  value: number | null;
  range: QuantityRange;
  onValueChange: (value: number | null) => void;
};

/** Text in the field that is no quantity, and the value when it was typed. */
type Draft = { text: string; over: number | null };

const normalize = (text: string) => toHalfWidth(text).replace(/\s/g, '');

export function useQuantityField({ value, range, onValueChange }: Options) {
  const [least, most] = range;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const [steps, setSteps] = useState(0);
  const input = useRef<HTMLInputElement>(null);

  // A cart may ignore null and keep its quantity: the field stays empty until the next digit. Only a new
  // value from outside replaces the draft.
  const drafting = draft !== null && (value === null || value === draft.over);
  const text = drafting ? draft.text : String(value ?? '');
  const problem = quantityProblem(text, range);
  const quantity = problem === 'max' ? most + 1 : parseQuantity(text, range);

  function change(next: string) {
    const parsed = parseQuantity(normalize(next), range);
    setSteps(0);
    setDraft(parsed === null ? { text: next, over: value } : null);
    if (parsed !== null) setHasLeft(false);
    onValueChange(parsed);
  }

  // Presses can be faster than renders: each continues from the previous one. Every render resets the value,
  // also after the owner refused a step.
  const latest = useRef(quantity);
  useLayoutEffect(() => {
    latest.current = quantity;
  });

  function step(by: 1 | -1) {
    const from = latest.current;
    const next = from === null ? least : Math.min(from + by, most);
    if (next === from || next < least || (from === null && by < 0)) return;
    latest.current = next;
    setDraft(null);
    setHasLeft(false);
    setSteps((before) => before + 1);
    onValueChange(next);
  }

  const { bind, isImeKey } = useComposedText({
    value: text,
    onValueChange: change,
    normalize,
    maxLength: quantityLength,
  });

  // beforeinput, because Android keyboards do not report the key. A paste is another input type: `3.0e2` is
  // inserted whole and rejected with an error, instead of turning into 302.
  useEffect(() => {
    const element = input.current;
    const block = (event: InputEvent) => {
      if (event.inputType === 'insertText' && /^[eE+\-.]$/.test(event.data ?? '')) {
        event.preventDefault();
      }
    };
    element?.addEventListener('beforeinput', block);
    return () => element?.removeEventListener('beforeinput', block);
  }, []);

  return {
    input,
    bind,
    quantity,
    /** Hidden during the first input. */
    problem: hasLeft || (!drafting && value !== null) ? problem : null,
    /** Always set, for a submitted form. */
    anyProblem: problem,
    /** Set after a step, which screen readers do not announce by themselves. */
    spoken: steps > 0 ? value : null,
    step,
    leave: () => setHasLeft(problem !== null),
    onKeyDown(event: KeyboardEvent) {
      if (isImeKey(event) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    },
  };
}

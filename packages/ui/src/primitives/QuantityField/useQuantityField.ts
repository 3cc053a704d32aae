import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toHalfWidth } from '../../format';
import { useComposedText } from '../Field';
import {
  parseQuantity,
  quantityLength,
  quantityMax,
  quantityMin,
  quantityProblem,
} from './quantity';

type Options = {
  value: number | null;
  onValueChange: (value: number | null) => void;
};

/** What stands in the field while it is no quantity, and the value it was typed over. */
type Draft = { text: string; over: number | null };

const normalize = (text: string) => toHalfWidth(text).replace(/\s/g, '');

export function useQuantityField({ value, onValueChange }: Options) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [left, setLeft] = useState(false);
  const [steps, setSteps] = useState(0);
  const input = useRef<HTMLInputElement>(null);

  // A cart may ignore null and keep its quantity: the field still has to stay empty until the next
  // digit. Only a new quantity from outside takes the place of what is being typed.
  const drafting = draft !== null && (value === null || value === draft.over);
  const text = drafting ? draft.text : String(value ?? '');
  const problem = quantityProblem(text);
  const quantity = problem === 'max' ? quantityMax + 1 : parseQuantity(text);

  function change(next: string) {
    const parsed = parseQuantity(normalize(next));
    setSteps(0);
    setDraft(parsed === null ? { text: next, over: value } : null);
    if (parsed !== null) setLeft(false);
    onValueChange(parsed);
  }

  // Presses can be faster than renders: each goes on from the one before, and every render, also one
  // in which the owner has refused a step, brings back what is shown.
  const latest = useRef(quantity);
  useLayoutEffect(() => {
    latest.current = quantity;
  });

  function step(by: 1 | -1) {
    const from = latest.current;
    const next = from === null ? quantityMin : Math.min(from + by, quantityMax);
    if (next === from || next < quantityMin || (from === null && by < 0)) return;
    latest.current = next;
    setDraft(null);
    setLeft(false);
    setSteps((before) => before + 1);
    onValueChange(next);
  }

  const { bind, isImeKey } = useComposedText({
    value: text,
    onValueChange: change,
    normalize,
    maxLength: quantityLength,
  });

  // Not by key: Android's keyboards do not say which one it was. A paste is no key press: `3.0e2`
  // comes in whole and is refused in words, instead of turning into 302.
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
    /** Kept back while the first attempt is being typed. */
    problem: left || (!drafting && value !== null) ? problem : null,
    /** Kept back by nothing: for a form that was sent. */
    anyProblem: problem,
    /** Set after a step, which screen readers do not notice by themselves. */
    spoken: steps > 0 ? value : null,
    step,
    leave: () => setLeft(problem !== null),
    onKeyDown(event: KeyboardEvent) {
      if (isImeKey(event) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    },
  };
}

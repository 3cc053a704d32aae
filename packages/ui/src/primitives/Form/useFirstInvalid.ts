import { useEffect, useRef, useState } from 'react';

const focusable = 'input, select, textarea, button';

/** After a submit, also when the response comes late, the first invalid field gets the focus. */
export function useFirstInvalid(pending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  // Forces a render: if the same fields are invalid again, nothing else would cause one.
  const [, setSubmits] = useState(0);

  // No dependencies: any render may be the one with the errors.
  useEffect(() => {
    if (!submitted.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong && pending) return;
    submitted.current = false;
    if (!wrong) return;
    const target = wrong.matches(focusable) ? wrong : wrong.querySelector<HTMLElement>(focusable);
    // Centred, so that neither a bar nor the keyboard covers it.
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  });

  return {
    form,
    markSubmitted() {
      submitted.current = true;
      setSubmits((count) => count + 1);
    },
  };
}

import { useEffect, useRef, useState } from 'react';

const focusable = 'input, select, textarea, button';

/** After a submit, also when the answer comes late: the focus goes to the first field that is wrong. */
export function useFirstInvalid(pending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  // Fields that were wrong before are wrong in the same way after: nothing but this would render again.
  const [, setSubmits] = useState(0);

  // Without dependencies: whichever render brings the errors is the one to act on.
  useEffect(() => {
    if (!submitted.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong && pending) return;
    submitted.current = false;
    if (!wrong) return;
    const target = wrong.matches(focusable) ? wrong : wrong.querySelector<HTMLElement>(focusable);
    // In the middle, where neither a bar nor a keyboard covers it.
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  });

  return {
    form,
    noteSubmit() {
      submitted.current = true;
      setSubmits((count) => count + 1);
    },
  };
}

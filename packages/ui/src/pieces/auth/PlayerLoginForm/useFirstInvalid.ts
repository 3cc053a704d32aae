import { useEffect, useRef } from 'react';

/** After a submit, also when the answer comes late: the focus goes to the first field that is wrong. */
export function useFirstInvalid(errors: Readonly<Record<string, string | undefined>>) {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);

  useEffect(() => {
    if (!submitted.current || !Object.values(errors).some(Boolean)) return;
    submitted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return {
    form,
    noteSubmit: () => {
      submitted.current = true;
    },
  };
}

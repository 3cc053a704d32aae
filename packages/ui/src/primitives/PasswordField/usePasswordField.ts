import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Selection = readonly [number | null, number | null];

/** Whether the password can be read, and a caret that does not move when that changes. */
export function usePasswordField() {
  const [visible, setVisible] = useState<boolean | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const selection = useRef<Selection | null>(null);

  // A field that is text when its form is sent is remembered by the browser like any other text.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setVisible((before) => before && false);
    form?.addEventListener('submit', hide, true);
    return () => form?.removeEventListener('submit', hide, true);
  }, []);

  useLayoutEffect(() => {
    const element = input.current;
    if (visible === null || !element || !selection.current) return;
    // Chromium puts the caret at the start when it next lays out a field whose type has changed: it is
    // made to do so first.
    element.getBoundingClientRect();
    element.setSelectionRange(...selection.current);
    selection.current = null;
  }, [visible]);

  return {
    input,
    visible: visible ?? false,
    /** Changed by the reader: worth saying aloud. */
    changed: visible !== null,
    toggle() {
      const element = input.current;
      if (element && element.ownerDocument.activeElement === element) {
        selection.current = [element.selectionStart, element.selectionEnd];
      }
      setVisible((before) => !before);
    },
  };
}

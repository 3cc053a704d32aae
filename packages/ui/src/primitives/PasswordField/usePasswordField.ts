import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Selection = readonly [number | null, number | null];

/** Visibility of the password; keeps the caret when it changes. */
export function usePasswordField() {
  const [visible, setVisible] = useState<boolean | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const selection = useRef<Selection | null>(null);

  // Hides the password on submit: browsers remember a visible field like any other text.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setVisible((before) => before && false);
    form?.addEventListener('submit', hide, true);
    return () => form?.removeEventListener('submit', hide, true);
  }, []);

  useLayoutEffect(() => {
    const element = input.current;
    if (visible === null || !element || !selection.current) return;
    // Chromium moves the caret to the start at the next layout after a type change: force that layout first.
    element.getBoundingClientRect();
    element.setSelectionRange(...selection.current);
    selection.current = null;
  }, [visible]);

  return {
    input,
    visible: visible ?? false,
    /** The user changed the visibility: announce it. */
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

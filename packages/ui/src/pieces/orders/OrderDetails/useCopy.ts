import { useEffect, useState } from 'react';

const shown = 3000;

/** Copies a text to the clipboard and shows the result for a moment. */
export function useCopy(text: string) {
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), shown);
    return () => clearTimeout(timer);
  }, [result]);

  async function onCopy() {
    // The clipboard is missing without a secure origin, and rejects where the browser forbids it.
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    setResult(done ? 'copied' : 'notCopied');
  }

  return { result, onCopy };
}

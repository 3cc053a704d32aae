import { useEffect, useState } from 'react';

const shown = 3000;

/** Puts a text into the clipboard and says for a while how that went. */
export function useCopy(text: string) {
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), shown);
    return () => clearTimeout(timer);
  }, [result]);

  async function onCopy() {
    // No clipboard without a secure origin, and none where the browser forbids it.
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

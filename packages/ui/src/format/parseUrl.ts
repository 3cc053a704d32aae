/** `URL.parse`, which Chrome and Firefox have from 126 and Safari from 18. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

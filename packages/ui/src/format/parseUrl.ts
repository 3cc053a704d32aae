/** `URL.parse`, for browsers before Chrome 126, Firefox 126 and Safari 18. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

type Decoded = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Shift_JIS' };

/** Decodes text as programs in Japan write it: UTF-8, UTF-16 or Shift_JIS; null if it is none of these. */
export function decodeText(bytes: Uint8Array): Decoded | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs('UTF-16', 'utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodeAs('UTF-16', 'utf-16be', bytes);
  // UTF-8 first: Shift_JIS accepts almost any bytes, while Shift_JIS text is hardly ever valid UTF-8.
  return decodeAs('UTF-8', 'utf-8', bytes) ?? decodeAs('Shift_JIS', 'shift_jis', bytes);
}

/** Without the byte order mark, which the editor of Windows writes. */
function decodeAs(encoding: Decoded['encoding'], label: string, bytes: Uint8Array): Decoded | null {
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}

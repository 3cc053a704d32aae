/** Decodes text as Excel in Japan writes it: UTF-8, UTF-16 or Shift_JIS; null if it is none of these. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes);
  // UTF-8 first: Shift_JIS accepts almost any bytes, while Shift_JIS text is hardly ever valid UTF-8.
  return decodeAs('utf-8', bytes) ?? decodeAs('shift_jis', bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

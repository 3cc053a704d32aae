const veil = new TextEncoder().encode('homestand');

const veiled = (bytes: Uint8Array) =>
  bytes.map((byte, index) => byte ^ (veil[index % veil.length] ?? 0));

/** Makes stored text unreadable at a glance. It does not protect against anyone with access to the device. */
export function obfuscate(value: unknown): string {
  const bytes = veiled(new TextEncoder().encode(JSON.stringify(value)));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Reverses `obfuscate`; undefined when the text was not written by it or has been edited. */
export function reveal(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(veiled(bytes)));
  } catch {
    return undefined;
  }
}

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  // One call with all bytes would exceed the number of arguments that engines allow.
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const form = /^\d{1,9}\.(?:p|\d{1,10})\.[\w-]{12}$/;

/** Whether a scanned code has the form of one at the gate of a match. The server says whether it is one. */
export const isVisitCode = (code: string): boolean => form.test(code);

/** The code in the address at the gate, or null if a text is not this address. */
export function visitCodeIn(text: string, address: string): string | null {
  const [, code] = text.trim().split(`${address}#`);
  return code !== undefined && isVisitCode(code) ? code : null;
}

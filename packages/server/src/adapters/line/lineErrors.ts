// Reasons are short codes: an error of the token library contains the person's claims, and errors are logged.

/** LINE, or the check of its ID token, rejects this attempt; the person may start a new one. */
export class LineRefused extends Error {
  override readonly name = 'LineRefused';
  readonly reason: string;

  constructor(reason: string) {
    super(`LINE Login refused: ${reason}`);
    this.reason = reason;
  }
}

/** LINE is down, slow, sends malformed responses, or does not know our channel. */
export class LineUnavailable extends Error {
  override readonly name = 'LineUnavailable';
  readonly reason: string;

  constructor(reason: string) {
    super(`LINE Login unavailable: ${reason}`);
    this.reason = reason;
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** The code on the screen changes this often. */
export const windowMs = 30_000;

/** 72 bits, so that a code stays small enough for a camera in a crowd; nobody can try them in any number. */
const macLength = 12;

const form = /^(?<matchId>[1-9]\d{0,8})\.(?<window>p|\d{1,10})\.(?<mac>[\w-]{12})$/;

/** A window is the count of `windowMs` since 1970; null is the printed code. */
type Named = { matchId: number; window: number | null };

export type VisitCodes = ReturnType<typeof createVisitCodes>;

/** The codes at the gate. Derived from one secret and the match, so that none is stored. */
export function createVisitCodes(secret: string) {
  const macOf = (name: string) =>
    createHmac('sha256', secret).update(name).digest('base64url').slice(0, macLength);

  const write = ({ matchId, window }: Named) => {
    const name = `${matchId}.${window ?? 'p'}`;
    return `${name}.${macOf(name)}`;
  };

  return {
    write,
    /** What a genuine code says. */
    read(code: string): Named | undefined {
      const { matchId = '', window = '' } = form.exec(code)?.groups ?? {};
      const named = { matchId: Number(matchId), window: window === 'p' ? null : Number(window) };
      const [actual, expected] = [Buffer.from(code), Buffer.from(write(named))];
      return actual.length === expected.length && timingSafeEqual(actual, expected)
        ? named
        : undefined;
    },
  };
}

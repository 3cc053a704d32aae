import { HttpError, tooMany } from './errors.ts';
import { addressOf, unknownSessionLimit } from './limits.ts';
import { type Authenticate, hashOf } from './session.ts';
import { createTokenBuckets } from './tokenBuckets.ts';

const maxRemembered = 50_000;

/**
 * Limits the unknown tokens that one address may try. Tokens of recently used sessions are looked up in any
 * case, so that an attacker cannot lock out a stadium that shares the address.
 */
export function limitUnknownSessions(authenticate: Authenticate): Authenticate {
  const failures = createTokenBuckets({ capacity: maxRemembered });
  // Hashes, least recently used first.
  const signedIn = new Map<string, true>();

  function remember(token: string) {
    signedIn.delete(token);
    signedIn.set(token, true);
    const [oldest] = signedIn.keys();
    if (signedIn.size > maxRemembered && oldest !== undefined) signedIn.delete(oldest);
  }

  return async (request, options) => {
    const token = hashOf(request.headers.authorization ?? '').toString('base64');
    const address = addressOf(request);
    if (!signedIn.has(token) && failures.isEmpty(address, unknownSessionLimit)) throw tooMany(1);
    try {
      const session = await authenticate(request, options);
      remember(token);
      return session;
    } catch (error) {
      if (error instanceof HttpError && (error.status === 401 || error.status === 403)) {
        signedIn.delete(token);
        failures.take(address, unknownSessionLimit);
      }
      throw error;
    }
  };
}

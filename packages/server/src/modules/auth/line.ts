import { randomBytes, randomUUID } from 'node:crypto';
import { LineRefused, LineUnavailable } from '../../adapters/line/index.ts';
import { transact } from '../../db/database.ts';
import type { DataOf, Handlers } from '../../http/contract.ts';
import { notAllowed, unavailable } from '../../http/errors.ts';
import { consume } from '../../http/limits.ts';
import { openSession } from '../../http/session.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { fanOf, type LineAttempt, storeAttempt, takeAttempt } from './auth.queries.ts';

const secret = () => randomBytes(32).toString('base64url');

const refused = () => notAllowed([{ field: 'code', message: messages.lineRefused }]);

/**
 * Sign-in with LINE. State, nonce and verifier are stored in the database, because LINE sometimes returns to
 * another browser than the one that started, where no cookie or local storage of ours exists.
 */
export function lineRoutes({
  db,
  line,
  config,
  mediaCookies,
  onError,
}: Services): Pick<Handlers, 'startLineLogin' | 'finishLineLogin'> {
  async function profileOf(code: string, attempt: LineAttempt) {
    try {
      return await line.finish({ code, nonce: attempt.nonce, codeVerifier: attempt.codeVerifier });
    } catch (error) {
      if (error instanceof LineRefused) throw refused();
      if (!(error instanceof LineUnavailable)) throw error;
      // Reported because the cause may be a channel that LINE does not know, which the operator has to fix.
      onError(error);
      throw unavailable(messages.lineAway);
    }
  }

  return {
    async startLineLogin({ query }): Promise<DataOf<'startLineLogin'>> {
      const deviceId = query.deviceId || randomUUID();
      await consume(db, 'lineLogin', deviceId);
      const attempt = { state: secret(), nonce: secret(), codeVerifier: secret() };
      const { state, nonce, codeVerifier } = attempt;
      const loginUrl = await line.authorizationUrl(attempt);
      await storeAttempt(db, state, { deviceId, nonce, codeVerifier });
      return { deviceId, loginUrl: new URL(loginUrl, config.origin).href };
    },

    async finishLineLogin({ body, reply }): Promise<DataOf<'finishLineLogin'>> {
      const { deviceId, deviceType, code, state } = body;
      await consume(db, 'lineLogin', deviceId);
      const attempt = await takeAttempt(db, { state, deviceId });
      if (!attempt) throw refused();
      const found = await profileOf(code, attempt);
      const profile = { ...found, picture: asPath(found.picture, config.origin) };
      const { fan, token, session } = await transact(db, async (tx) => {
        const found = await fanOf(tx, profile);
        const opening = { role: 'user' as const, personId: found.id, deviceId, deviceType };
        return { fan: found, ...(await openSession(tx, opening)) };
      });
      const switchedBrowser = attempt.deviceId !== deviceId;
      // With a switched browser the app may still reject the session: the first call with its token sets the
      // cookie.
      if (!switchedBrowser) mediaCookies.set(reply, session);
      return {
        accessToken: token,
        id: fan.id,
        profile: { name: fan.name, email: profile.email, picture: fan.pictureUrl },
        switchedBrowser,
      };
    },
  };
}

/**
 * A picture on our own origin, as the stand-in's fans have, becomes a path, which works under every host
 * name.
 */
function asPath(picture: string | null, origin: string): string | null {
  const address = picture === null ? null : URL.parse(picture);
  return address?.origin === origin ? address.pathname : picture;
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { LineRefused } from './lineErrors.ts';
import { type LineProfile, readProfile } from './lineProfile.ts';
import { requestIdToken } from './tokenRequest.ts';

type Options = {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  channelId: string;
  channelSecret: string;
  redirectUri: string;
  timeoutMs?: number;
};

export type LineLogin = {
  authorizationUrl(attempt: {
    state: string;
    nonce: string;
    codeVerifier: string;
  }): Promise<string>;
  /**
   * Throws LineRefused when LINE or the ID token check rejects the attempt, LineUnavailable when LINE fails.
   */
  finish(attempt: { code: string; nonce: string; codeVerifier: string }): Promise<LineProfile>;
};

export const lineEndpoints = {
  issuer: 'https://access.line.me',
  authorizationEndpoint: 'https://access.line.me/oauth2/v2.1/authorize',
  tokenEndpoint: 'https://api.line.me/oauth2/v2.1/token',
} as const;

// The flow is one form POST and one jwtVerify. A general OpenID client reads responses without a size limit
// and does not verify the signature of an HS256 token, the only kind LINE issues for web apps.
export function createLineLogin(options: Options): LineLogin {
  const { issuer, channelId, channelSecret, redirectUri, timeoutMs = 10_000 } = options;
  const key = new TextEncoder().encode(channelSecret);

  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const url = new URL(options.authorizationEndpoint);
      const parameters = {
        response_type: 'code',
        client_id: channelId,
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
        ui_locales: 'ja-JP',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async finish({ code, nonce, codeVerifier }) {
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: channelId,
        client_secret: channelSecret,
        code_verifier: codeVerifier,
      };
      const idToken = await requestIdToken(options.tokenEndpoint, form, timeoutMs);
      const claims = await verify(idToken, key, { issuer, audience: channelId });
      // jose also accepts a list with other audiences; LINE issues tokens for one channel only.
      if (Array.isArray(claims.aud)) throw new LineRefused('several_audiences');
      if (typeof claims.nonce !== 'string' || !isSame(claims.nonce, nonce))
        throw new LineRefused('wrong_nonce');
      if (typeof claims.sub !== 'string' || claims.sub === '') throw new LineRefused('no_sub');
      return readProfile(claims.sub, claims, issuer);
    },
  };
}

async function verify(
  idToken: string,
  key: Uint8Array,
  expected: { issuer: string; audience: string },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, key, {
      ...expected,
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      // jose rejects an `iat` in the future only if a maximum age is set.
      maxTokenAge: '1h',
      clockTolerance: '30s',
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed)
      throw new LineRefused(`${error.code}_${error.claim}`.toLowerCase());
    throw new LineRefused(error instanceof errors.JOSEError ? error.code.toLowerCase() : 'token');
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

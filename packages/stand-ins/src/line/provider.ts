import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider from 'oidc-provider';
import type { createStandInFans, StandInFan } from './fans.ts';
import { messages } from './messages.ts';
import { deadEndPage } from './page.ts';
import type { createStandInStore } from './store.ts';

type Options = {
  issuer: string;
  basePath: string;
  channelId: string;
  channelSecret: string;
  redirectUris: string[];
  stylesheet: string;
  fans: ReturnType<typeof createStandInFans>;
  store: ReturnType<typeof createStandInStore>;
};

export const authorizationPath = '/oauth2/v2.1/authorize';
export const tokenPath = '/oauth2/v2.1/token';

const minute = 60;
const hour = 60 * minute;

/** An OpenID provider with LINE's paths and ID tokens: HS256, with name and picture as claims. */
export function createStandInProvider(options: Options): Provider {
  const { issuer, basePath, stylesheet, fans, store } = options;

  return new Provider(issuer, {
    adapter: store.adapter,
    clients: [
      {
        client_id: options.channelId,
        client_secret: options.channelSecret,
        redirect_uris: options.redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'HS256',
      },
    ],
    jwks: { keys: [signingKey()] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256', 'HS256'] },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub', 'amr'], profile: ['name', 'picture'], email: ['email'] },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    extraParams: ['dev_user'],
    clientBasedCORS: () => false,
    routes: {
      authorization: authorizationPath,
      token: tokenPath,
      jwks: '/oauth2/v2.1/certs',
      userinfo: '/oauth2/v2.1/userinfo',
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: {
        session: 'line_stand_in_session',
        interaction: 'line_stand_in_attempt',
        resume: 'line_stand_in_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: basePath },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 10 * minute,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
    interactions: { url: (_ctx, { uid }) => `${basePath}/interaction/${uid}` },
    async findAccount(_ctx, sub) {
      const fan = await fans.find(sub);
      return fan && { accountId: sub, claims: () => ({ ...claimsOf(fan, issuer), sub }) };
    },
    // Choosing a fan counts as consent: every requested scope is granted.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    renderError(ctx, { error, error_description: detail }) {
      ctx.type = 'html';
      ctx.body = deadEndPage(stylesheet, messages.refused, `${error}: ${detail ?? ''}`);
    },
  });
}

function claimsOf({ name, picture, email }: StandInFan, issuer: string) {
  return {
    amr: ['linesso'],
    name,
    ...(picture !== null && { picture: new URL(picture, issuer).href }),
    ...(email !== null && { email }),
  };
}

/** The provider requires a signing key of its own beside the channel secret; LINE has one for native apps. */
function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}

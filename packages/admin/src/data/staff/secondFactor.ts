import { ApiError, type components, NetworkError, unwrap } from '@homestand/api-client';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import useSWR from 'swr';
import { client } from '../client';
import { begin } from './login';
import { getStaffSession } from './staffSession';

/** Loaded with the first use of a passkey. */
const webauthn = () => import('@simplewebauthn/browser');

/** Whether it is a failure of the browser's passkeys, such as a dialog that was closed, and not of a call. */
export const isOfBrowser = (error: unknown): boolean =>
  !(error instanceof ApiError || error instanceof NetworkError);

/** Whether the browser can create passkeys; it needs https, or localhost. */
export const canCreatePasskey = () => 'PublicKeyCredential' in window;

/** Finishes a login with a passkey. */
export async function logInWithPasskey(): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    webauthn(),
    unwrap(client.POST('/v1/admin/login/passkey-options')),
  ]);
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  const body = { id, clientDataJSON, authenticatorData, signature };
  begin(await unwrap(client.POST('/v1/admin/login/passkey', { body })));
}

/** Finishes a login with a one-time code or a recovery code. */
export async function logInWithCode(code: string): Promise<void> {
  begin(await unwrap(client.POST('/v1/admin/login/code', { body: { code } })));
}

export type Added = components['schemas']['SecondFactorAdded'];

/** Creates a passkey on this device and registers it. */
export async function createPasskey(): Promise<Added> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    webauthn(),
    unwrap(client.POST('/v1/admin/second-factor/passkey-options')),
  ]);
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const body = { id, clientDataJSON, attestationObject, transports };
  return unwrap(client.POST('/v1/admin/second-factor/passkeys', { body }));
}

export const startTotp = () => unwrap(client.POST('/v1/admin/second-factor/totp'));

export const confirmTotp = (code: string): Promise<Added> =>
  unwrap(client.PUT('/v1/admin/second-factor/totp', { body: { code } }));

/** Begins the session that replaces the one that had to set up a second factor. */
export function beginAdded({ accessToken, staff }: Added) {
  if (accessToken !== null) begin({ accessToken, staff });
}

/** The second factors with which the present login can be finished. */
export const loginMethods = () => getStaffSession()?.methods ?? [];

const factorKey = 'secondFactor';

export const useSecondFactor = () =>
  useSWR(factorKey, () => unwrap(client.GET('/v1/admin/second-factor')));

/** Loads one's own second factor again after a change. */
async function change<Data>(call: Promise<Data>): Promise<Data> {
  const { reload } = sessionCache();
  try {
    return await call;
  } finally {
    // Also after a refusal: the login may have become too old for changes.
    await reload(factorKey);
  }
}

export const removePasskey = (passkeyId: string) =>
  change(
    unwrap(
      client.DELETE('/v1/admin/second-factor/passkeys/{passkeyId}', {
        params: { path: { passkeyId } },
      }),
    ),
  );

export const removeTotp = () => change(unwrap(client.DELETE('/v1/admin/second-factor/totp')));

export const createRecoveryCodes = () =>
  change(unwrap(client.POST('/v1/admin/second-factor/recovery-codes')));

import type { components } from '@homestand/api-client/contract';
import type { Config } from '../../config/config.ts';

type Creation = components['schemas']['PasskeyCreation'];
type Request = components['schemas']['PasskeyRequest'];
type Registration = components['schemas']['PasskeyRegistration'];
type Assertion = components['schemas']['PasskeyAssertion'];

export type StoredPasskey = {
  id: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
};

// Loaded with the first passkey: the library and its certificate formats take 0.2 s, which a start need not wait for.
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256 (IANA COSE algorithms): what devices and security keys offer. */
const algorithms = [-8, -7, -257];
export const passkeyTimeoutMs = 5 * 60 * 1000;
const timeout = passkeyTimeoutMs;
// The password was given before; a device that can verify its owner does so.
const requireUserVerification = false;
const userVerification = 'preferred' as const;

type Place = Pick<Config, 'origin' | 'club'>;

const domainOf = ({ origin }: Place) => new URL(origin).hostname;

/** What the browser needs to create a passkey. */
export async function creationOptions(
  place: Place,
  person: { id: string; loginId: string; name: string },
  registered: readonly Pick<StoredPasskey, 'id' | 'transports'>[],
): Promise<Creation> {
  const { generateRegistrationOptions } = await library();
  const made = await generateRegistrationOptions({
    rpName: place.club.name,
    rpID: domainOf(place),
    userID: Uint8Array.from(Buffer.from(person.id)),
    userName: person.loginId,
    userDisplayName: person.name,
    timeout,
    attestationType: 'none',
    excludeCredentials: registered.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
    supportedAlgorithmIDs: algorithms,
  });
  return {
    rp: { name: place.club.name, id: domainOf(place) },
    user: made.user,
    challenge: made.challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout,
    attestation: 'none',
    excludeCredentials: registered.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  };
}

/** What the browser needs to sign with one of the person's passkeys. */
export async function requestOptions(
  place: Place,
  registered: readonly Pick<StoredPasskey, 'id' | 'transports'>[],
): Promise<Request> {
  const { generateAuthenticationOptions } = await library();
  const { challenge } = await generateAuthenticationOptions({ rpID: domainOf(place) });
  const allowCredentials = registered.map(descriptor);
  return { challenge, rpId: domainOf(place), timeout, userVerification, allowCredentials };
}

const descriptor = ({ id, transports }: Pick<StoredPasskey, 'id' | 'transports'>) => ({
  id,
  type: 'public-key' as const,
  transports,
});

/** The new passkey, if the browser created it for this challenge and this club; undefined otherwise. */
export async function readRegistration(
  place: Place,
  challenge: string,
  { id, clientDataJSON, attestationObject, transports }: Registration,
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const response = {
    ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject },
  };
  // The library throws for whatever is malformed or made for another challenge, origin or domain.
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: domainOf(place),
    requireUserVerification,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { credential } = result.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
  };
}

/** The new counter of the passkey, if it signed this challenge for this club; undefined otherwise. */
export async function readAssertion(
  place: Place,
  challenge: string,
  { id, clientDataJSON, authenticatorData, signature }: Assertion,
  passkey: StoredPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const response = {
    ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON, authenticatorData, signature },
  };
  const { publicKey, counter } = passkey;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: domainOf(place),
    credential: { id, publicKey: Uint8Array.from(publicKey), counter },
    requireUserVerification,
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}

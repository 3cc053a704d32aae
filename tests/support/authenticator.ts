import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Creation = { challenge: string; rp: { id: string } };
type Request = { challenge: string; rpId: string };

const header = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);

/** CBOR (RFC 8949) of what an authenticator sends: small integers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? header(1, -1 - value) : header(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([header(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([header(2, value.length), value]);
  const entries = [...value].flatMap(([key, field]) => [cbor(key), cbor(field as Buffer)]);
  return Buffer.concat([header(5, value.size), ...entries]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const userIsPresent = 0x01;
const userIsVerified = 0x04;
const hasCredential = 0x40;

/** An authenticator in software, with one passkey (ES256), for tests without a browser. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(rpId: string, flags: number, extension = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, extension]);
  }

  function credentialData() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Buffer>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
  }

  return {
    id: id.toString('base64url'),

    create({ challenge, rp }: Creation) {
      const flags = userIsPresent | userIsVerified | hasCredential;
      const attestation = new Map<string, string | Buffer | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authenticatorData(rp.id, flags, credentialData())],
      ]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },

    get({ challenge, rpId }: Request) {
      const data = authenticatorData(rpId, userIsPresent | userIsVerified);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}

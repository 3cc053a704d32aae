import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate for `localhost` and its key, valid for this run only. */
export function createCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId('2a8648ce3d040302'));
  const name = sequence(set(sequence(objectId('550403'), element(0x0c, Buffer.from('localhost')))));
  const day = 24 * 60 * 60 * 1000;
  const extensions = sequence(
    sequence(objectId('551d13'), boolean(true), octets(sequence(boolean(true)))),
    sequence(objectId('551d11'), octets(sequence(element(0x82, Buffer.from('localhost'))))),
  );
  const content = sequence(
    element(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, extensions),
  );
  const signature = element(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const der = sequence(content, algorithm, signature);
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** One DER element: tag, length and content. */
function element(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => element(0x30, ...parts);
const set = (...parts: Buffer[]) => element(0x31, ...parts);
const integer = (value: Buffer) => element(0x02, value);
const boolean = (value: boolean) => element(0x01, Buffer.from([value ? 255 : 0]));
const octets = (value: Buffer) => element(0x04, value);
const objectId = (hex: string) => element(0x06, Buffer.from(hex, 'hex'));

/** Such as 261121093000Z. */
const time = (at: number) =>
  element(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

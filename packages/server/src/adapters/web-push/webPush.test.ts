import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decrypt } from '../../../../../tests/support/pushBrowser.ts';
import { startPushService } from '../../../../../tests/support/pushService.ts';
import { encrypt, maxBytes } from './encrypt.ts';
import { areBrowserKeys, bytesOf, createKeyPair, isKeyPair } from './keys.ts';
import { isPushService, knownServices } from './pushServices.ts';
import { createVapid } from './vapid.ts';
import { createWebPush } from './webPush.ts';

/** RFC 8291, appendix A. */
const example = {
  plaintext: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  browser: {
    publicKey:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  },
  sender: {
    publicKey:
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const keysOf = (publicKey: string, auth: string) => ({ p256dh: publicKey, auth });

describe('encryption', () => {
  test('matches the example of RFC 8291 byte for byte', () => {
    const { plaintext, auth, browser, sender, salt, body } = example;
    const made = encrypt(Buffer.from(plaintext), keysOf(browser.publicKey, auth), {
      salt: bytesOf(salt),
      pair: sender,
    });
    expect(made.toString('base64url')).toBe(body);
    expect(decrypt(bytesOf(body), { ...browser, auth })).toBe(plaintext);
  });

  test('differs each time, and only the target browser can decrypt it', () => {
    const [mine, other] = [createKeyPair(), createKeyPair()];
    const auth = Buffer.alloc(16, 7).toString('base64url');
    const message = Buffer.from('明日の試合、よろしくお願いします。⚾️');
    const [first, second] = [1, 2].map(() => encrypt(message, keysOf(mine.publicKey, auth)));
    expect(first).not.toEqual(second);
    for (const request of [first, second])
      expect(decrypt(request ?? Buffer.alloc(0), { ...mine, auth })).toBe(message.toString());
    expect(() => decrypt(first ?? Buffer.alloc(0), { ...other, auth })).toThrow();
  });

  test('fits into 4096 bytes, or throws', () => {
    const keys = keysOf(createKeyPair().publicKey, Buffer.alloc(16).toString('base64url'));
    expect(encrypt(Buffer.alloc(maxBytes), keys)).toHaveLength(4096);
    expect(() => encrypt(Buffer.alloc(maxBytes + 1), keys)).toThrow(RangeError);
  });
});

describe('the VAPID header', () => {
  /** RFC 8292, section 2.4. */
  const publicKey =
    'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
  const token =
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA';
  const expires = 1_453_523_768;
  const twelveHours = 12 * 60 * 60;

  const parts = (header: string) => {
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    return { token, key, text: `${head}.${claims}`, signature };
  };

  function isSigned(header: string): boolean {
    const { text, key, signature } = parts(header);
    const point = bytesOf(key);
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    return verify(
      'sha256',
      Buffer.from(text),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      bytesOf(signature),
    );
  }

  test('matches the example of RFC 8292, signed with our own key', async () => {
    const pair = createKeyPair();
    const said = await createVapid(pair, 'mailto:push@example.com')(
      'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
      (expires - twelveHours) * 1000,
    );
    expect(isSigned(`vapid t=${token}, k=${publicKey}`)).toBe(true);
    expect(parts(said).text).toBe(token.split('.').slice(0, 2).join('.'));
    expect(parts(said).key).toBe(pair.publicKey);
    expect(isSigned(said)).toBe(true);
    expect(isSigned(said.replace(pair.publicKey, publicKey))).toBe(false);
  });

  test('has the same token for hours, another for each service, and is renewed in time', async () => {
    const vapid = createVapid(createKeyPair(), 'mailto:push@example.com');
    const at = (hours: number, endpoint: string) => vapid(endpoint, hours * 60 * 60 * 1000);
    const first = await at(0, 'https://a.example/1');
    expect(await at(10, 'https://a.example/2')).toBe(first);
    expect(await at(0, 'https://b.example/1')).not.toBe(first);
    const later = await at(11.5, 'https://a.example/1');
    expect(later).not.toBe(first);
    expect(isSigned(later)).toBe(true);
  });
});

test('invalid keys are detected', () => {
  const [own, other] = [createKeyPair(), createKeyPair()];
  expect(isKeyPair(own)).toBe(true);
  expect(isKeyPair({ ...own, publicKey: other.publicKey })).toBe(false);
  expect(isKeyPair({ publicKey: 'x', privateKey: 'y' })).toBe(false);
  const auth = 'a'.repeat(22);
  expect(areBrowserKeys({ p256dh: own.publicKey, auth })).toBe(true);
  expect(areBrowserKeys({ p256dh: 'B'.repeat(87), auth })).toBe(false);
  expect(areBrowserKeys({ p256dh: own.publicKey, auth: 'short' })).toBe(false);
});

describe('an endpoint URL', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-tyo.notify.windows.com/w/?token=abc',
  ])('%s belongs to a push service', (endpoint) => {
    expect(isPushService(endpoint, knownServices)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@evil.example/',
    'https://user@fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilfcm.googleapis.com/',
    'https://evil-notify.windows.com/',
    'https://notify.windows.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://',
    'no address',
  ])('%s does not', (endpoint) => {
    expect(isPushService(endpoint, knownServices)).toBe(false);
  });
});

test.each([true, false])(
  '[LOAD-03] calls to a push service share one connection if it has HTTP/2 (%s)',
  async (hasHttp2) => {
    const service = await startPushService({ hasHttp2 });
    const push = createWebPush(createKeyPair(), 'mailto:office@club.example');
    const goOn = service.hold();
    const sending = Array.from({ length: 50 }, (_, index) => {
      const { endpoint, keys } = service.subscribe().subscription;
      const payload = JSON.stringify({});
      return push.send({ endpoint, keys, payload, tag: `topic ${index}`, lifetime: 60 });
    });
    goOn();
    const outcomes = await Promise.all(sending);
    expect(outcomes).toEqual(outcomes.map(() => ({ state: 'taken' })));
    expect(service.connections() === 1).toBe(hasHttp2);
    await service.stop();
  },
);

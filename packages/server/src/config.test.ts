import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

type Environment = Record<string, string>;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'homestand-config-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

function problemsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment, root);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const production: Environment = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://fans.example.jp/',
  SIGNING_SECRET: 'x'.repeat(32),
  LINE_CHANNEL_ID: '1',
  LINE_CHANNEL_SECRET: 'line',
  KOMOJU_SECRET_KEY: 'secret',
  KOMOJU_PUBLISHABLE_KEY: 'public',
  KOMOJU_WEBHOOK_SECRET: 'hook',
};

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(production).filter(([name]) => !names.includes(name)));

describe('without any setting', () => {
  test('the demo is reachable on this machine only, with everything in one folder', () => {
    const config = readConfig({}, root);
    expect(config).toMatchObject({
      production: false,
      demo: true,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      dataFolder: join(root, 'data'),
      proxies: 0,
      allowRawCards: false,
      previewMode: false,
    });
    expect(config.databaseUrl).toBeUndefined();
    expect(config.line).toBeUndefined();
    expect(config.komoju).toBeUndefined();
  });

  test('push notifications are sent, with generated keys, to the services of the browsers', () => {
    const { push } = readConfig({}, root);
    expect(push).toMatchObject({ on: true, subject: 'https://localhost:3000', delay: 5 });
    expect(push.keys).toBeUndefined();
    expect(push.services).toContain('fcm.googleapis.com');
  });

  test('an empty setting counts as missing', () => {
    expect(readConfig({ PORT: '', LINE_CHANNEL_ID: '', S3_BUCKET: '' }, root).port).toBe(3000);
  });
});

describe('in production', () => {
  test('the complete settings are accepted, without the demo', () => {
    expect(readConfig(production, root)).toMatchObject({
      production: true,
      demo: false,
      origin: 'https://fans.example.jp',
      logLevel: 'info',
    });
  });

  test('all missing settings are reported together', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });
    expect(problems).toHaveLength(4);
    for (const name of ['LINE_CHANNEL_ID', 'KOMOJU_SECRET_KEY', 'PUBLIC_ORIGIN', 'SIGNING_SECRET'])
      expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
  });

  test.each([
    [['SIGNING_SECRET'], /^SIGNING_SECRET: set at least 32 random characters/],
    [['PUBLIC_ORIGIN'], /^PUBLIC_ORIGIN: set the address that fans open/],
    [['LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET'], /^LINE_CHANNEL_ID and LINE_CHANNEL_SECRET: /],
    [['KOMOJU_WEBHOOK_SECRET'], /^KOMOJU_WEBHOOK_SECRET: set it too, because KOMOJU_SECRET_KEY/],
  ])('without %j it is reported', (names, sentence) => {
    const problems = problemsOf(without(...names));
    expect(problems.filter((problem) => sentence.test(problem))).toHaveLength(1);
  });
});

describe('a wrong setting', () => {
  test.each<[Environment, string]>([
    [{ PORT: '70000' }, 'PORT: set a whole number from 0 to 65535.'],
    [{ PORT: '80a' }, 'PORT: set a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT: set a whole number from 0 to 65535.'],
    [{ PROXIES: '11' }, 'PROXIES: set a whole number from 0 to 10.'],
    [{ DEMO: 'yes' }, 'DEMO: set true or false.'],
    [{ ALLOW_RAW_CARDS: '1' }, 'ALLOW_RAW_CARDS: set true or false.'],
    [{ PREVIEW_MODE: 'TRUE' }, 'PREVIEW_MODE: set true or false.'],
    [
      { PUBLIC_ORIGIN: 'fans.example.jp' },
      'PUBLIC_ORIGIN: set a whole address such as https://fans.example.jp.',
    ],
    [
      { KOMOJU_API_URL: 'ftp://komoju.example' },
      'KOMOJU_API_URL: set a whole address such as https://fans.example.jp.',
    ],
    [{ SIGNING_SECRET: 'short' }, 'SIGNING_SECRET: set at least 32 characters.'],
    [
      { LINE_CHANNEL_SECRET: 'x' },
      'LINE_CHANNEL_ID: set it too, because LINE_CHANNEL_SECRET is set.',
    ],
    [{ VAPID_PUBLIC_KEY: 'x' }, 'VAPID_PRIVATE_KEY: set it too, because VAPID_PUBLIC_KEY is set.'],
    [
      { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'y' },
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: set two keys that belong together.',
    ],
    [
      { VAPID_SUBJECT: 'it@club.example.jp' },
      'VAPID_SUBJECT: set an address such as mailto:it@club.example.jp.',
    ],
    [{ PUSH_DELAY: '-1' }, 'PUSH_DELAY: set a whole number from 0 to 3600.'],
    [
      { CARD_PREFIXES: 'https://a.example/' },
      'CARD_PREFIXES: set two addresses, separated by a comma.',
    ],
    [
      { ADMIN_ORDER_URL: 'https://a.example/orders' },
      'ADMIN_ORDER_URL: write {id} where the order number goes.',
    ],
    [{ SHIPPING_FEE: '200.5' }, 'SHIPPING_FEE: set a whole number from 0 to 1000000.'],
    [{ CLUB_FILE: 'none.json' }, 'CLUB_FILE: none.json is not a readable JSON file of the club.'],
  ])('%j is reported in a sentence', (environment, sentence) => {
    expect(problemsOf(environment)).toEqual([sentence]);
  });

  test('several are reported together', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'x', PROXIES: 'x' })).toHaveLength(3);
  });

  test('no value of a secret is repeated in a message', () => {
    const secret = 'do-not-show-this';
    const said = problemsOf({
      SIGNING_SECRET: secret,
      LINE_CHANNEL_SECRET: secret,
      KOMOJU_SECRET_KEY: secret,
      S3_SECRET_ACCESS_KEY: secret,
      VAPID_PRIVATE_KEY: secret,
    });
    expect(said.length).toBeGreaterThan(5);
    expect(said.join('\n')).not.toContain(secret);
  });
});

describe('receipts', () => {
  test('are issued by the club, without a registration number, unless it is set', () => {
    expect(readConfig({}, root).receipt).toEqual({
      name: '湊スカーレッツ',
      registrationNumber: null,
      address: null,
    });
    const environment = {
      RECEIPT_NAME: '株式会社みなと球団',
      RECEIPT_ADDRESS: '神奈川県横浜市中区山下町1-1',
      INVOICE_NUMBER: 'T1234567890123',
    };
    expect(readConfig(environment, root).receipt).toEqual({
      name: environment.RECEIPT_NAME,
      registrationNumber: environment.INVOICE_NUMBER,
      address: environment.RECEIPT_ADDRESS,
    });
  });

  test.each(['1234567890123', 'T123456789012', 'T12345678901234', 't1234567890123', 'T１２３'])(
    '%s is not a registration number, and is reported',
    (number) => {
      expect(problemsOf({ INVOICE_NUMBER: number })).toEqual([
        'INVOICE_NUMBER: set the letter T and 13 digits.',
      ]);
    },
  );
});

test('a club file describes the club; missing fields have the defaults', async () => {
  const file = join(root, 'club.json');
  await writeFile(file, JSON.stringify({ team: '山の町クラブ' }));
  const expected = { ...readConfig({}, root).club, team: '山の町クラブ' };
  for (const CLUB_FILE of ['club.json', file])
    expect(readConfig({ CLUB_FILE }, root).club).toEqual(expected);
  await writeFile(join(root, 'broken.json'), '{"team":');
  expect(problemsOf({ CLUB_FILE: 'broken.json' })).toHaveLength(1);
});

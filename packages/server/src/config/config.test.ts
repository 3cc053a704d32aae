import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clubWith, demoClub, secondClub } from '../../../../tests/support/clubs.ts';
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
  ...clubWith({ hosts: undefined }, secondClub),
  PUBLIC_ORIGIN: 'https://fans.example.jp/',
  SIGNING_SECRET: '0123456789abcdef'.repeat(2),
  LINE_CHANNEL_ID: '1',
  LINE_CHANNEL_SECRET: 'line',
  KOMOJU_SECRET_KEY: 'sk_0a1b2c',
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
    expect(problems).toHaveLength(5);
    for (const name of ['LINE_CHANNEL_ID', 'KOMOJU_SECRET_KEY', 'PUBLIC_ORIGIN', 'SIGNING_SECRET'])
      expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
  });

  test('[CLUB-03] every refusal is a Japanese sentence', () => {
    const wrong = {
      ...{ CLUB_FOLDER: '', PORT: 'x', DEMO: 'x', SIGNING_SECRET: 'short', PUBLIC_ORIGIN: 'x' },
      ...{ STAFF_SECOND_FACTOR: 'false', KOMOJU_SECRET_KEY: 'secret', LINE_CHANNEL_SECRET: 'test' },
      ...{ VAPID_SUBJECT: 'x', METRICS_PORT: '3000', CARD_PREFIXES: 'x', ADMIN_ORDER_URL: 'x' },
    };
    const problems = [
      ...problemsOf({ NODE_ENV: 'production' }),
      ...problemsOf({ NODE_ENV: 'production', ...wrong }),
      ...problemsOf({ ...production, PUBLIC_ORIGIN: 'http://fans.example.jp', DEMO: 'true' }),
    ];
    expect(problems.length).toBeGreaterThan(20);
    for (const problem of problems) {
      expect(problem).toMatch(/。$/);
      // Two English words in a row are no name of a setting.
      expect(problem.replace('openssl rand -hex 32', '')).not.toMatch(/[a-z]+ [a-z]+/);
    }
  });

  test.each([
    [['SIGNING_SECRET'], /^SIGNING_SECRET: 32文字以上のランダムな文字列を/],
    [['PUBLIC_ORIGIN'], /^PUBLIC_ORIGIN: .*ファンが開くアドレスを書いて/],
    [['LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET'], /^LINE_CHANNEL_ID、LINE_CHANNEL_SECRET: /],
    [
      ['KOMOJU_WEBHOOK_SECRET'],
      /^KOMOJU_WEBHOOK_SECRET: KOMOJU_SECRET_KEY、KOMOJU_PUBLISHABLE_KEY があるので/,
    ],
  ])('without %j it is reported', (names, sentence) => {
    const problems = problemsOf(without(...names));
    expect(problems.filter((problem) => sentence.test(problem))).toHaveLength(1);
  });
});

describe('a wrong setting', () => {
  test.each<[Environment, string]>([
    [{ PORT: '70000' }, 'PORT: 0から65535までの整数にしてください。'],
    [{ PORT: '80a' }, 'PORT: 0から65535までの整数にしてください。'],
    [{ PORT: '-1' }, 'PORT: 0から65535までの整数にしてください。'],
    [{ DATABASE_POOL: '4' }, 'DATABASE_POOL: 5から200までの整数にしてください。'],
    [{ DATABASE_POOL: '201' }, 'DATABASE_POOL: 5から200までの整数にしてください。'],
    [{ PROXIES: '11' }, 'PROXIES: 0から10までの整数にしてください。'],
    [{ DEMO: 'yes' }, 'DEMO: true か false にしてください。'],
    [{ ALLOW_RAW_CARDS: '1' }, 'ALLOW_RAW_CARDS: true か false にしてください。'],
    [{ PREVIEW_MODE: 'TRUE' }, 'PREVIEW_MODE: true か false にしてください。'],
    [
      { PUBLIC_ORIGIN: 'fans.example.jp' },
      'PUBLIC_ORIGIN: https://fans.example.jp のような、https:// から始まるアドレスにしてください。',
    ],
    [
      { KOMOJU_API_URL: 'ftp://komoju.example' },
      'KOMOJU_API_URL: https://fans.example.jp のような、https:// から始まるアドレスにしてください。',
    ],
    [{ SIGNING_SECRET: 'short' }, 'SIGNING_SECRET: 32文字以上にしてください。'],
    [
      { LINE_CHANNEL_SECRET: 'x' },
      'LINE_CHANNEL_ID: LINE_CHANNEL_SECRET があるので、これも必要です。',
    ],
    [{ VAPID_PUBLIC_KEY: 'x' }, 'VAPID_PRIVATE_KEY: VAPID_PUBLIC_KEY があるので、これも必要です。'],
    [
      { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'y' },
      'VAPID_PUBLIC_KEY、VAPID_PRIVATE_KEY: 組になっている2つの鍵にしてください。',
    ],
    [
      { VAPID_SUBJECT: 'it@club.example.jp' },
      'VAPID_SUBJECT: mailto:it@club.example.jp のようなアドレスにしてください。',
    ],
    [{ PUSH_DELAY: '-1' }, 'PUSH_DELAY: 0から3600までの整数にしてください。'],
    [
      { CARD_PREFIXES: 'https://a.example/' },
      'CARD_PREFIXES: 2つのアドレスを、コンマで区切って書いてください。',
    ],
    [
      { ADMIN_ORDER_URL: 'https://a.example/orders' },
      'ADMIN_ORDER_URL: 注文番号の入るところに {id} と書いてください。',
    ],
  ])('%j is reported in a sentence', (environment, sentence) => {
    expect(problemsOf(environment)).toEqual([sentence]);
  });

  test('[CLUB-04] demo data that the folder does not have is reported', () => {
    expect(problemsOf({ DEMO: 'true', CLUB_FOLDER: secondClub })).toEqual([
      expect.stringMatching(/^DEMO: .*aohama には、.*demo\.ts がありません/),
    ]);
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

describe('the club', () => {
  test('of the folder of CLUB_FOLDER issues the receipts and gives the address', () => {
    const config = readConfig({ ...production, CLUB_FOLDER: secondClub, PUBLIC_ORIGIN: '' }, root);
    expect(config).toMatchObject({
      demo: false,
      origin: 'https://fans.aohama-mariners.test',
      otherHosts: ['aohama-mariners.test'],
      club: { name: '青浜マリナーズ', shipping: { fee: 880 } },
      purchaseLimits: { piecesPerProduct: 10, periodDays: 30 },
      receipt: { name: '株式会社青浜マリナーズ', registrationNumber: 'T1234567890123' },
    });
  });

  test('is opened at localhost in development, where its hosts do not lead', () => {
    const { origin } = readConfig({ CLUB_FOLDER: secondClub, PORT: '3001' }, root);
    expect(origin).toBe('http://localhost:3001');
  });

  test('without the setting is the demo club, which issues receipts without a registration number', () => {
    const { club, receipt } = readConfig({}, root);
    expect(club).toMatchObject({ demo: true, name: '湊スカーレッツ', shipping: { fee: 200 } });
    expect(receipt).toEqual({ name: '湊スカーレッツ', registrationNumber: null, address: null });
  });

  test('of a folder without a club.json, or with a wrong one, is reported with the line', async () => {
    expect(problemsOf({ CLUB_FOLDER: 'nowhere' })).toEqual([
      expect.stringContaining('club.json がありません。'),
    ]);
    const { CLUB_FOLDER } = clubWith({ color: 'red' });
    expect(problemsOf({ CLUB_FOLDER })).toEqual([
      expect.stringMatching(/^club\.json:1:\d+ 「color」/),
    ]);
  });
});

describe('[CLUB-03] production does not start', () => {
  test.each([
    [{ CLUB_FOLDER: demoClub }, /^デモのクラブは本番で使えません。/],
    [{ CLUB_FOLDER: '' }, /^CLUB_FOLDER: 自分のクラブの/],
    [{ PUBLIC_ORIGIN: 'http://fans.example.jp' }, /^PUBLIC_ORIGIN: .* は暗号化されません。/],
    [{ DEMO: 'true' }, /^DEMO: デモデータは本番では使えません。/],
    [{ SIGNING_SECRET: 'x'.repeat(32) }, /^SIGNING_SECRET: 誰でも知っている見本/],
    [{ KOMOJU_SECRET_KEY: 'your-secret-key' }, /^KOMOJU_SECRET_KEY: 誰でも知っている見本/],
    [{ LINE_CHANNEL_SECRET: 'changeme' }, /^LINE_CHANNEL_SECRET: 誰でも知っている見本/],
  ])('with %j', (change, sentence) => {
    expect(problemsOf({ ...production, ...change })).toEqual([expect.stringMatching(sentence)]);
  });

  test('only with examples: random secrets start it, also one that begins with two equal characters', () => {
    const random = { SIGNING_SECRET: `aa${randomBytes(31).toString('hex')}` };
    expect(problemsOf({ ...production, ...random })).toEqual([]);
  });

  test('with a legal notice that misses a row, which is named', () => {
    const { commerce } = JSON.parse(readFileSync(join(secondClub, 'club.json'), 'utf8'));
    const { phone: _phone, ...rows } = commerce;
    expect(problemsOf({ ...production, ...clubWith({ commerce: rows }, secondClub) })).toEqual([
      expect.stringContaining('「電話番号」がありません。commerce.phone に'),
    ]);
  });
});

describe('a secret in a file', () => {
  const file = (name: string, content: string) => {
    const path = join(root, name);
    writeFileSync(path, content);
    return path;
  };

  test('is the value without the line break at its end', () => {
    const secret = '0123456789abcdef'.repeat(2);
    const config = readConfig(
      {
        ...without('SIGNING_SECRET'),
        SIGNING_SECRET_FILE: file('secret', `${secret}\n`),
        DATABASE_URL_FILE: file('database', 'postgresql://app@db.internal/club'),
      },
      root,
    );
    expect(config.signingSecret).toBe(secret);
    expect(config.databaseUrl).toBe('postgresql://app@db.internal/club');
  });

  test('is refused beside the value, without its file, and when it is empty or an example', () => {
    const missing = join(root, 'missing');
    expect(
      problemsOf({ ...production, SIGNING_SECRET_FILE: file('other', 'x'.repeat(40)) }),
    ).toEqual([
      'SIGNING_SECRET、SIGNING_SECRET_FILE: 両方は書けません。どちらか1つにしてください。',
    ]);
    expect(problemsOf({ DATABASE_URL_FILE: missing })).toEqual([
      `DATABASE_URL_FILE: ファイル ${missing} を読めません。場所と、サーバーのユーザーが読めるかを確かめてください。`,
    ]);
    const empty = file('empty', '\n');
    expect(problemsOf({ REDIS_URL_FILE: empty })).toEqual([
      `REDIS_URL_FILE: ファイル ${empty} が空です。REDIS_URL の値だけを書いてください。`,
    ]);
    const example = { KOMOJU_SECRET_KEY_FILE: file('example', 'changeme') };
    expect(problemsOf({ ...without('KOMOJU_SECRET_KEY'), ...example })).toEqual([
      'KOMOJU_SECRET_KEY: 誰でも知っている見本の値です。自分のものに替えてください。',
    ]);
  });
});

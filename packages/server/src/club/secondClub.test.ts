import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoClub, secondClub } from '../../../../tests/support/clubs.ts';
import { type Shop, startShop } from '../../../../tests/support/serverWithGateway.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const first = JSON.parse(readFileSync(join(demoClub, 'club.json'), 'utf8'));
const second = JSON.parse(readFileSync(join(secondClub, 'club.json'), 'utf8'));

/** Names, words and colour of the demo club. */
const ofFirstClub = new RegExp(
  [first.name, 'スカーレッツ', 'SCARLETS', first.slogan, first.color].join('|'),
  'i',
);

/** The demo club's town, which its people and places are named after; not the end of "terminator". */
const ofItsTown = /湊|ミナト|みなと|(?<![a-z])minato/i;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ CLUB_FOLDER: secondClub });
});
afterAll(() => shop.stop());

const textOf = async (path: string) => (await fetch(`${shop.origin}${path}`)).text();

test('[CLUB-04] what the server says for another club has its names, and nothing of the demo club', async () => {
  const player = await shop.createPlayer({ nameJapanese: '磯村 健' });
  await shop.createCard(player.playerId);
  const paths = [
    ...['/api/v1/club', '/user/manifest.webmanifest', '/user/club.css', '/user/icon.svg'],
    ...['/dev', '/dev/cards', '/dev/contract', '/stand-in/line/authorize'],
  ];
  for (const path of paths) {
    const text = await textOf(path);
    // The examples of the contract are the same for every club.
    if (path !== '/dev/contract') expect(text.match(ofFirstClub)?.[0], path).toBeUndefined();
  }
  for (const path of ['/api/v1/club', '/user/manifest.webmanifest', '/dev', '/dev/cards'])
    expect(await textOf(path), path).toContain(second.name);
});

test('[CLUB-01] words, card kinds and pickup place of a club come with its facts', async () => {
  const { body } = await shop.nobody.call('GET', '/v1/club');
  const { texts } = body.data as { texts: { place: string; text: string }[] };
  const of = (component: string) =>
    Object.fromEntries(
      texts
        .filter(({ place }) => place.startsWith(`${component}.`))
        .map(({ place, text }) => [place.slice(component.length + 1), text]),
    );
  expect(of('TabBar')).toEqual({ card: 'トレカ', shop: '売店' });
  expect(of('CardFront')).toEqual({
    'kind.normal': 'デイリー',
    'kind.gold': 'プレミアム',
    'stamp.normal': 'DAILY',
    'stamp.gold': 'PREMIUM',
  });
  expect(of('DeliveryPicker')).toEqual({
    venue: '球場受け取り',
    venueHelp:
      '送料無料。1塁側正面広場のグッズ引換所（試合日の10時から試合終了まで）でQRコードをお見せください。',
  });
  const player = await shop.createPlayer({ nameJapanese: '磯村 健' });
  await shop.createCard(player.playerId, { cardType: 'gold' });
  expect(await textOf('/dev/cards')).toContain('プレミアム');
});

test('[CLUB-04] sheet and receipt name the other club', async () => {
  const player = await shop.createPlayer();
  await shop.createCard(player.playerId);
  const bytes = await (await fetch(`${shop.origin}/dev/cards.pdf`)).arrayBuffer();
  const sheet = await PDFDocument.load(bytes);
  expect(sheet.getTitle()).toBe('青浜マリナーズ カードのQRコード');

  const fan = await shop.createBuyer();
  const { started } = await shop.pay(fan);
  const { body } = await fan.call('GET', `/v1/user/orders/${started.orderId}/receipt`);
  expect(body.data).toMatchObject({ issuer: second.receipt });
  expect(JSON.stringify(body)).not.toMatch(ofFirstClub);
});

test('[CLUB-04] no source file of the product names the demo club', () => {
  const files = globSync(
    'packages/{ui,app,app-core,admin,qr-reader,server}/src/**/*.{ts,tsx,css,html}',
    {
      cwd: root,
    },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => !/[.](test|testSupport|stories|docs)[.]tsx?$|\/(testing|fixtures)\//.test(file),
    );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    // Storybook shows the colour of its samples; the app's build leaves it out (tests/e2e/second-club.spec.ts).
    const own = file.endsWith('/tokens/palette.ts') ? text.replace(first.color, '') : text;
    return ofFirstClub.test(own) || ofItsTown.test(own);
  });
  expect(found).toEqual([]);
});

test('[CLUB-04] tests and the contract name people, schools and cards that belong to no club', () => {
  const files = globSync(['tests/**/*.ts', 'packages/api-client/openapi/*.yaml'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'tests/e2e/second-club.spec.ts');
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return ofItsTown.test(text.replaceAll(first.name, ''));
  });
  expect(found).toEqual([]);
});

test('[CLUB-04] stories, their plays and the pages of Storybook name no club but a sample of theirs', () => {
  const files = globSync(
    [
      'packages/{ui,app,app-core,admin,qr-reader}/src/**/*.{ts,tsx,mdx}',
      '.storybook/**/*.{ts,tsx,html,css}',
      'docs/storybook/**/*.{md,mdx,ts,tsx}',
      'tests/stories/**/*.ts',
      'tests/storybook/**/*.ts',
    ],
    { cwd: root },
  ).map((file) => file.replaceAll('\\', '/'));
  for (const kind of [/[.]stories[.]tsx$/, /[.]docs[.]ts$/, /[.]mdx$/])
    expect(files.filter((file) => kind.test(file)).length, `${kind}`).toBeGreaterThan(5);
  const found = files.filter((file) => {
    // The colour is the design system's own; a club replaces it.
    const text = readFileSync(join(root, file), 'utf8').replaceAll(
      new RegExp(first.color, 'gi'),
      '',
    );
    return ofFirstClub.test(text) || ofItsTown.test(text);
  });
  expect(found).toEqual([]);
});

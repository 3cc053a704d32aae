import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { clubWith, demoClub, secondClub } from '../../../../tests/support/clubs.ts';
import { productionSettings } from '../../../../tests/support/production.ts';
import { startServer } from '../../../../tests/support/server.ts';
import { listFiles } from '../club/index.ts';
import { readConfig } from '../config/config.ts';
import { cardKindsOf } from './cardKinds.ts';
import { importFolder } from './import/importFolder.ts';
import { createHandlers, settingsOf } from './index.ts';
import { typeIn } from './terminal.testSupport.ts';

const folder = mkdtempSync(join(tmpdir(), 'homestand-clubs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (argv: string[], typed = '') => typeIn(createHandlers({}, folder), argv, typed);
const answers = [
  ['--name', '山の町レンジャーズ'],
  ['--slogan', '山とともに。'],
  ['--color', '#006b3f'],
  ['--fee', '500'],
].flat();

describe('[CLUB-01] homestand club check', () => {
  test('accepts a club, and says what is missing before production', async () => {
    expect(await run(['club', 'check', '--club', secondClub, '--production'])).toEqual({
      code: 0,
      out: '青浜マリナーズ の club.json に誤りはありません。\n',
      err: '',
    });
    const { code, out } = await run(['club', 'check', '--club', demoClub]);
    expect(code).toBe(0);
    expect(out).toContain('本番の前に:\n  デモのクラブは本番で使えません。');
    expect((await run(['club', 'check', '--club', demoClub, '--production'])).code).toBe(1);
  });

  test('takes the folder of the setting as every command does, and says how an argument is written', async () => {
    const commands = createHandlers({ CLUB_FOLDER: secondClub }, folder);
    for (const verb of ['check', 'show']) {
      expect((await typeIn(commands, ['club', verb])).out).toContain('青浜マリナーズ');
      const demo = await typeIn(commands, ['club', verb, '--club', demoClub]);
      expect(demo.out).not.toContain('青浜マリナーズ');
      const { code, err } = await typeIn(commands, ['club', verb, '../my-club']);
      expect(code).toBe(2);
      expect(err).toContain('クラブのフォルダは、--club ../my-club と指定してください。');
    }
  });

  test('names each problem with its line, and exits with 1', async () => {
    const { CLUB_FOLDER } = clubWith({ color: 'red' });
    const { code, err } = await run(['club', 'check', '--club', CLUB_FOLDER]);
    expect(code).toBe(1);
    expect(err).toMatch(/^club\.json:1:\d+ 「color」には#0050b5 のような/);
  });

  test('takes the club’s names of card kinds in its list, and no kind that the club does not use', async () => {
    const { CLUB_FOLDER } = clubWith({}, secondClub);
    const list = (kind: string) =>
      writeFileSync(join(CLUB_FOLDER, 'cards.csv'), `選手,種類,メッセージ\r\n18,${kind},やあ\r\n`);
    for (const kind of ['プレミアム', 'ゴールド', 'gold']) {
      list(kind);
      expect((await run(['club', 'check', '--club', CLUB_FOLDER])).code, kind).toBe(0);
    }
    list('シルバー');
    const { code, err } = await run(['club', 'check', '--club', CLUB_FOLDER]);
    expect(code).toBe(1);
    expect(err).toContain('cards.csv: ');
    expect(err).toMatch(/シルバー.*デイリー.*プレミアム/);
  });
});

describe('[CLUB-01] the kinds of cards that the club uses', () => {
  const cards = ['import', 'cards'];
  const helpFor = (environment: NodeJS.ProcessEnv, ...words: string[]) =>
    typeIn(createHandlers(environment, folder), [...cards, '--help', ...words], '', async (club) =>
      cardKindsOf(settingsOf(environment, club), folder),
    );

  test('are those of the help and of the example, by setting and by option', async () => {
    for (const { out } of [
      await helpFor({ CLUB_FOLDER: secondClub }),
      await helpFor({}, '--club', secondClub),
      await helpFor({}, `--club=${secondClub}`),
    ]) {
      expect(out).toContain('デイリー、プレミアム');
      expect(out).not.toMatch(/ゴールド|シルバー|サイン/);
    }
    expect((await helpFor({})).out).toContain('ノーマル、シルバー、ゴールド、サイン');
    const example = await run(['import', 'example', 'cards', '--club', secondClub]);
    expect(example.out).toMatch(/18,プレミアム,.*\r\n見本 次郎,デイリー,/);
  });
});

test('[CLUB-01] --club is the folder of the club and of its data', async () => {
  const { CLUB_FOLDER } = clubWith({}, secondClub);
  expect(settingsOf({}, CLUB_FOLDER)).toEqual({
    CLUB_FOLDER,
    DATA_FOLDER: join(CLUB_FOLDER, 'data'),
  });
  expect(settingsOf({ CLUB_FOLDER: demoClub, DATA_FOLDER: '/data' }, CLUB_FOLDER)).toEqual({
    CLUB_FOLDER,
    DATA_FOLDER: '/data',
  });
  const { code, err } = await run(['player', 'list', '--club', join(folder, 'nowhere')]);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringContaining('club.json がありません'),
  });
});

test('[CLUB-01] homestand club show prints values, defaults, colours and notices', async () => {
  const { code, out } = await run(['club', 'show', '--club', secondClub]);
  expect(code).toBe(0);
  for (const text of [
    '青浜マリナーズ',
    '#0050b5 に #ffffff の文字',
    '同じ商品は30日に10点まで',
    'カード、会場払い',
    '販売数量の制限',
    '送料880円',
    'fans.aohama-mariners.test、aohama-mariners.test',
    '1塁側正面広場のグッズ引換所（試合日の10時から試合終了まで）',
    'デイリー（normal）、プレミアム（gold）',
    'みんなの波止場',
  ])
    expect(out).toContain(text);
});

test('[CLUB-05] homestand club show names 会場払い only if the club takes it', async () => {
  const { CLUB_FOLDER } = clubWith({ payments: { atPickup: false } });
  const { out } = await run(['club', 'show', '--club', CLUB_FOLDER]);
  expect(out).toMatch(/^支払い +カードだけ$/m);
  expect(out).not.toContain('会場払い');
});

describe('[CLUB-02] homestand club init', () => {
  test('asks what no option gives, and writes a folder that is right but not ready for production', async () => {
    const path = join(folder, 'asked');
    const typed = '山の町レンジャーズ\n山とともに。\n#006b3f\n500\n';
    const { code, out, err } = await run(['club', 'init', path], typed);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('クラブの色は？');
    expect(out).toContain(`npm start -- --club ${path}`);
    expect(out).toContain(`npm run homestand -- club check --club ${path}\n`);
    const club = JSON.parse(readFileSync(join(path, 'club.json'), 'utf8'));
    expect(club).toMatchObject({
      name: '山の町レンジャーズ',
      color: '#006b3f',
      shipping: { fee: 500 },
    });
    expect(existsSync(join(path, club.$schema))).toBe(true);
    expect(readFileSync(join(path, 'logo.svg'), 'utf8')).toContain('#006b3f');
    expect(existsSync(join(path, 'pictures'))).toBe(true);
    expect((await run(['club', 'check', '--club', path])).code).toBe(0);
    const production = await run(['club', 'check', '--club', path, '--production']);
    expect(production.code).toBe(1);
    expect(production.err).toContain('commerce.phone に、公開できない「【電話番号と受付時間】」');
    for (const sentence of [
      'privacy.rows の2番目.description に、公開できない「【利用目的】」',
      'players.csv の2行目に、見本の「見本 太郎」が残っています。',
      'players.csv の3行目に、見本の「見本 次郎」が残っています。',
      'cards.csv の2行目に、見本の「見本のメッセージです。」が残っています。',
      'goods.csv の3行目に、見本の「見本のロゴピアス」が残っています。',
    ])
      expect(production.err).toContain(sentence);
    // What is left once all texts are written: the server of production names the same rows.
    const lists = Object.values(listFiles);
    const clean = clubWith({}, secondClub).CLUB_FOLDER;
    const startInProduction = () =>
      readConfig({ ...productionSettings(), CLUB_FOLDER: clean }, folder);
    expect(startInProduction).not.toThrow();
    for (const list of lists) copyFileSync(join(path, list), join(clean, list));
    expect(startInProduction).toThrow(/players[.]csv の2行目に、見本の「見本 太郎」/);
    expect(
      (await run(['club', 'check', '--club', clean, '--production'])).err.match(/見本の「/g),
    ).toHaveLength(6);
    writeFileSync(
      join(clean, 'players.csv'),
      '背番号,選手名,ローマ字\r\n1,見本 太郎丸,Taromaru\r\n',
    );
    for (const list of lists.slice(1)) rmSync(join(clean, list));
    expect(startInProduction).not.toThrow();
  });

  test('explains each column of the lists, with an example row that can be imported', async () => {
    const path = join(folder, 'lists');
    await run(['club', 'init', path, ...answers]);
    const readme = readFileSync(join(path, 'README.md'), 'utf8');
    expect(readme).toContain(
      `npm run homestand -- import cards ${path}/cards.csv --pictures ${path}/pictures --club ${path}\n`,
    );
    for (const name of ['players.csv', 'cards.csv', 'goods.csv']) {
      const [head = '', example = ''] = readFileSync(join(path, name), 'utf8').split('\r\n');
      for (const column of head.replace('\ufeff', '').split(','))
        expect(readme).toContain(`| ${column} | `);
      expect(example).not.toBe('');
    }
    const server = await startServer({ CLUB_FOLDER: path });
    const printed: string[] = [];
    const surroundings = {
      out: (text: string) => printed.push(text),
      err: (text: string) => printed.push(text),
      input: Readable.from([]),
    };
    expect(await importFolder(server.services, path, surroundings)).toBe(true);
    expect(printed.join('')).toMatch(/ログインID: taro\.mihon {2}パスワード: /);
    const count = async (table: 'players' | 'cards' | 'products') =>
      (await server.db.selectFrom(table).select('id').execute()).length;
    expect([await count('players'), await count('cards'), await count('products')]).toEqual([
      2, 2, 2,
    ]);
    expect(await importFolder(server.services, path, surroundings)).toBe(false);
    const page = await (await fetch(`${server.origin}/dev`)).text();
    expect(page).toContain('山の町レンジャーズ 開発用ページ');
    await server.stop();
  });

  test.each([
    [[], '--name を指定してください。'],
    [['--name', '山', '--slogan', '山へ。'], '--color を指定してください。'],
  ])('without an answer it names the option: %j', async (words, sentence) => {
    const { code, err } = await run(['club', 'init', join(folder, 'none'), ...words]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  test('does not write into a folder that has files', async () => {
    const path = mkdtempSync(join(folder, 'full-'));
    writeFileSync(join(path, 'mine.txt'), '');
    const { code, err } = await run(['club', 'init', path, ...answers]);
    expect(code).toBe(1);
    expect(err).toContain('空ではありません。');
  });

  test('asks again at once for what club.json does not take, and draws the logo from what it takes', async () => {
    const path = join(folder, 'again');
    const typed = '\n山の町レンジャーズ\n山とともに。\ngreen\n＃1A6B4A\n#1a6b4a\n1,200円\n';
    const { code, out, err } = await run(['club', 'init', path], typed);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const [question, sentence] of [
      ['クラブの名前は？', '1文字以上60文字以内の文字列を入力してください。\n'],
      ['クラブの色は？', '#0050b5 のような # と16進数6桁の色を入力してください。\n'],
      ['配送の送料は何円ですか？', '0から1,000,000までの整数（円）を入力してください。\n'],
    ] as const) {
      expect(out.split(question)).toHaveLength(3);
      expect(out).toContain(sentence);
    }
    expect(JSON.parse(readFileSync(join(path, 'club.json'), 'utf8'))).toMatchObject({
      color: '#1A6B4A',
      shipping: { fee: 1200 },
    });
    expect(readFileSync(join(path, 'logo.svg'), 'utf8')).toContain('#1A6B4A');
    expect((await run(['club', 'check', '--club', path])).code).toBe(0);
  });

  test.each([
    ['--color', 'green', '--color には#0050b5 のような # と16進数6桁の色を指定してください。'],
    ['--fee', 'ただ', '--fee には0から1,000,000までの整数（円）を指定してください。'],
    ['--support-page', 'yama.test', '--support-page にはhttps:// から始まるアドレスを指定'],
    ['--logo', join(secondClub, 'club.json'), 'SVG ではありません。'],
    ['--logo', join(secondClub, 'nowhere.svg'), 'ファイルを読み取れません。'],
  ])('refuses the option %s %s before it writes anything', async (option, value, sentence) => {
    const path = join(folder, 'wrong');
    const at = answers.indexOf(option);
    const words = at === -1 ? [...answers, option, value] : answers.with(at + 1, value);
    const { code, err } = await run(['club', 'init', path, ...words]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(existsSync(path)).toBe(false);
  });

  test('lists whose sample rows were deleted are empty and right, before and in production', async () => {
    const path = join(folder, 'emptied');
    await run(['club', 'init', path, ...answers]);
    const { CLUB_FOLDER } = clubWith({}, secondClub);
    for (const list of Object.values(listFiles)) {
      const [header = ''] = readFileSync(join(path, list), 'utf8').split('\r\n');
      writeFileSync(join(CLUB_FOLDER, list), `${header}\r\n`);
    }
    expect(await run(['club', 'check', '--club', CLUB_FOLDER, '--production'])).toMatchObject({
      code: 0,
      err: '',
    });
    const server = await startServer({ CLUB_FOLDER });
    const printed: string[] = [];
    const surroundings = {
      out: (text: string) => printed.push(text),
      err: (text: string) => printed.push(text),
      input: Readable.from([]),
    };
    expect(await importFolder(server.services, CLUB_FOLDER, surroundings)).toBe(true);
    expect(printed.join('')).toContain('players.csv: 0件を追加し、0件を更新しました。\n');
    await server.stop();
  });
});

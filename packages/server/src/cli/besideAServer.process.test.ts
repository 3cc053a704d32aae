import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../../../tests/support/caller.ts';
import { removeFolder } from '../../../../tests/support/removeFolder.ts';
import { freePort } from '../../../../tests/support/services.port.ts';
import { readConfig } from '../config/config.ts';
import { start } from '../start.ts';

const run = promisify(execFile);

let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homestand-beside-'));
  const port = await freePort();
  environment = {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_FOLDER: join(folder, 'data'),
    LOG_LEVEL: 'fatal',
  };
});
afterAll(() => removeFolder(folder));

const cli = join(import.meta.dirname, '..', 'cli.ts');
const env = () => ({ ...process.env, ...environment, INIT_CWD: folder });

/** Runs the command line in a separate process and folder. */
const homestand = (...words: string[]) => run(process.execPath, [cli, ...words], { env: env() });

const heavy = [
  'fastify',
  'sharp',
  '@cantoo/pdf-lib',
  'react-dom',
  'ioredis',
  'jose',
  'yaml',
  'ajv',
  'file-type',
];

/** Which of these packages, kysely and pg a command loads; a hook of the module loader prints the URLs. */
async function packagesLoadedBy(...words: string[]): Promise<string[]> {
  const hook = `import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    process.on('exit', () => process.stderr.write(JSON.stringify(urls)));`;
  const watching = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`];
  const { stderr } = await run(process.execPath, [...watching, cli, ...words], { env: env() });
  const urls: string[] = JSON.parse(stderr);
  return ['kysely', 'pg', '@aws-sdk/client-s3', ...heavy].filter((name) =>
    urls.some((url) => url.includes(`/node_modules/${name}/`)),
  );
}

const saeki = ['--name', '佐伯 颯太', '--romaji', 'Sota Saeki', '--number', '18'];

test('the command works on the embedded database with and without a running server', async () => {
  // An empty database is made first: nothing but the answer is printed.
  const empty = await homestand('player', 'list');
  expect(empty).toEqual({ stdout: '選手がまだ登録されていません。\n', stderr: '' });
  const alone = await homestand('player', 'create', 'saeki', ...saeki);
  const password = /パスワード: (\S+?)（/.exec(alone.stdout)?.[1] ?? '';

  const server = await start(readConfig(environment, folder));
  try {
    const body = { loginId: 'saeki', password, deviceId: 'dugout', deviceType: 'web' };
    const response = await createCaller(server.origin).call('POST', '/v1/player/login', { body });
    expect(response.status).toBe(200);

    // File arguments are relative to the folder in which the command was typed.
    await writeFile(join(folder, 'cards.csv'), '選手,種類,メッセージ\n18,サイン,\n');
    const { stdout } = await homestand('import', 'cards', 'cards.csv');
    expect(stdout).toBe('1件を追加し、0件を更新しました。\n');
    const cards = await server.services.db.selectFrom('cards').select('cardType').execute();
    expect(cards).toEqual([{ cardType: 'signature' }]);

    expect(await packagesLoadedBy('orders', 'list')).toEqual(['kysely', 'pg']);
    expect(await packagesLoadedBy('help', 'orders')).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('a reader that closes the pipe ends the command quietly', async () => {
  const command = spawn(process.execPath, [cli, 'help'], { env: env() });
  command.stdout.destroy();
  const complaints: Buffer[] = [];
  command.stderr.on('data', (piece: Buffer) => complaints.push(piece));
  const [code] = await once(command, 'close');
  expect({ code, err: Buffer.concat(complaints).toString() }).toEqual({ code: 0, err: '' });
});

test('a refusal exits with 1, and wrong usage with 2', async () => {
  await expect(homestand('player', 'reset-password', 'nobody')).rejects.toMatchObject({ code: 1 });
  await expect(homestand('player', 'sack')).rejects.toMatchObject({ code: 2 });
});

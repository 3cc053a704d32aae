import { execFile, execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../../packages/server/src/db/database.ts';
import { isRepository, lines, workingTreeOf } from '../../scripts/changes.ts';
import { createCaller } from '../support/caller.ts';
import { type ClubProcess, startClub } from '../support/clubProcess.ts';
import { createFixtures } from '../support/fixtures.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { freePort } from '../support/services.port.ts';
import { startPostgres } from '../support/services.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

/** Orders one piece of a product for pickup. */
const order = (origin: string, token: string | undefined, productId: number) =>
  createCaller(origin, token).call('POST', '/v1/user/orders', {
    key: randomUUID(),
    body: {
      items: [{ product_id: productId, quantity: 1 }],
      form: { name: '港 あかり', email: 'akari@example.com', phone: '09012345678' },
    },
  });

/** The commit of the newest version with a number; undefined where the history is not there. */
async function releaseCommit(): Promise<string | undefined> {
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  const heading = /^## \d+[.]\d+[.]\d+/m.exec(changelog)?.[0];
  if (heading === undefined || !isRepository(root)) return undefined;
  // Its oldest commit seems to have written the whole file.
  if (lines(root, 'rev-parse', '--is-shallow-repository')[0] === 'true') return undefined;
  // The oldest one: others have moved the heading.
  return lines(root, 'log', '--format=%H', `-S${heading}`, '--', 'CHANGELOG.md').at(-1);
}

const commit = await releaseCommit();

describe.runIf(commit !== undefined)('beside a process of the version before', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let folder: string;
  let tree: string;
  let before: ClubProcess;
  let now: ClubProcess;
  let connection: Connection;
  let settings: Record<string, string>;
  beforeAll(async () => {
    tree = workingTreeOf(root, commit ?? '');
    execFileSync('node', ['scripts/bootstrap.mjs', 'node', '--version'], { cwd: tree });
    postgres = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), 'homestand-before-'));
    settings = {
      DATABASE_URL: postgres.url,
      SIGNING_SECRET: randomBytes(32).toString('hex'),
    };
    before = await startClub(folder, await freePort(), settings, [], tree);
    await before.untilReady();
    // Migrates the database under the other one.
    now = await startClub(folder, await freePort(), settings);
    await now.untilReady();
    connection = connect({ connectionString: postgres.url });
  });
  afterAll(async () => {
    await connection?.close();
    for (const club of [before, now]) {
      club?.child.kill('SIGTERM');
      await club?.exited;
    }
    await postgres?.stop();
    await removeFolder(folder);
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  });

  const clubs = () =>
    [
      ['before', before.origin],
      ['now', now.origin],
    ] as const;

  test('a fan and a player use both, and what they have done is there', async () => {
    const fixtures = createFixtures(connection, now.origin);
    const [fan, player] = [await fixtures.createFan(), await fixtures.createPlayer()];
    const productId = await fixtures.createProduct(1800);
    const groupId = await fixtures.createGroup('掲示板', [player.playerId]);
    const said: string[] = [];
    const ordered: string[] = [];

    for (const [version, origin] of [...clubs(), ...clubs()]) {
      const at = createCaller(origin, fan.token);
      const login = await createCaller(origin).call('POST', '/v1/player/login', {
        body: {
          loginId: player.loginId,
          password: player.password,
          ...{ deviceId: version, deviceType: 'web' },
        },
      });
      expect(login, version).toMatchObject({ status: 200 });
      const { accessToken } = login.body.data as { accessToken: string };

      const content = `${version} ${said.length}`;
      const sent = await at.call('POST', '/v1/user/chats/message', {
        body: { topicId: groupId, content },
        key: randomUUID(),
      });
      expect(sent, version).toMatchObject({ status: 200 });
      said.unshift(content);

      const items = [{ productId, quantity: 1 }];
      const cart = await at.call('PUT', '/v1/user/cart', { body: { items, append: false } });
      expect(cart, version).toMatchObject({ status: 200 });
      const placed = await order(origin, fan.token, productId);
      expect(placed, version).toMatchObject({ status: 200 });
      ordered.unshift(version);

      // Both show what was written through either.
      for (const [name, other] of clubs()) {
        const there = createCaller(other, fan.token);
        const thread = await there.call('GET', `/v1/user/chats/detail?topicId=${groupId}`);
        const messages = (thread.body.data as { list: { content: string }[] }).list;
        expect(
          messages.map((message) => message.content),
          name,
        ).toEqual(said);
        const orders = await there.call('GET', '/v1/user/orders');
        expect((orders.body.data as { list: unknown[] }).list, name).toHaveLength(ordered.length);
        const topics = await createCaller(other, accessToken).call('GET', '/v1/player/auth/topics');
        expect(topics, name).toMatchObject({ status: 200 });
      }
    }
  });

  const homestand = (...words: string[]) =>
    run(process.execPath, [join(root, 'packages', 'server', 'src', 'cli.ts'), ...words], {
      cwd: root,
      env: {
        ...process.env,
        ...settings,
        ...{ DATA_FOLDER: folder, PUBLIC_ORIGIN: now.origin, LOG_LEVEL: 'fatal' },
      },
    });

  test('[STOCK-02] what the version before ordered of counted goods is found and mended', async () => {
    await homestand('stock', 'check');
    const fixtures = createFixtures(connection, before.origin);
    const [fan, productId] = [await fixtures.createFan(), await fixtures.createProduct(900)];
    await homestand('stock', 'set', String(productId), '5');
    expect(await order(before.origin, fan.token, productId)).toMatchObject({ status: 200 });
    await expect(homestand('stock', 'check')).rejects.toMatchObject({ code: 1 });
    await homestand('stock', 'check', '--repair');
    await homestand('stock', 'check');
  });

  test('[OPS-02] no job has failed', async () => {
    const { rows } = await sql<{ failed: number }>`
      select count(*)::int as failed from jobs.job where state in ('failed', 'retry')`.execute(
      connection.db,
    );
    expect(rows).toEqual([{ failed: 0 }]);
  });

  test('one can go back to the version before', async () => {
    for (const club of [before, now]) {
      club.child.kill('SIGTERM');
      await club.exited;
    }
    before = await startClub(folder, await freePort(), settings, [], tree);
    await before.untilReady();
    const fan = await createFixtures(connection, before.origin).createFan();
    expect(await fan.call('GET', '/v1/user/top')).toMatchObject({ status: 200 });
  });
});

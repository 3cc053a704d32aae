import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { connect as openSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../packages/server/src/modules/live/stream.testSupport.ts';
import { filesIn } from '../../packages/server/src/modules/media/media.testSupport.ts';
import { blackPng } from '../../packages/server/src/modules/media/processing/fixtures/pictures.ts';
import { type ClubProcess, spawnClub, startClub } from '../support/clubProcess.ts';
import { createFixtures } from '../support/fixtures.ts';
import { startGateway, tokenize } from '../support/gateway.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { paidOrder } from '../support/serverWithGateway.ts';
import { freePort } from '../support/services.port.ts';
import { until } from '../support/until.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homestand-stop-'));
});
afterAll(() => removeFolder(folder));

describe('a server that gets SIGTERM', () => {
  let club: ClubProcess;
  let port: number;
  let dataFolder: string;
  let gateway: Awaited<ReturnType<typeof startGateway>>;

  beforeAll(async () => {
    port = await freePort();
    dataFolder = join(folder, 'data');
    const webhookUrl = `http://127.0.0.1:${port}/api/v1/payments/notifications`;
    gateway = await startGateway({ webhookUrl, file: join(folder, 'gateway.json') });
    club = await startClub(dataFolder, port, gateway.environment);
    await club.untilReady();
  });
  afterAll(async () => {
    club.child.kill('SIGKILL');
    await club.exited;
    await gateway.stop();
  });

  test('[CHK-09] finishes running requests, accepts no new ones, and closes its database', async () => {
    const connection = await club.openDatabase();
    const { createFan, createPlayer, createProduct } = createFixtures(connection, club.origin);
    const [payer, sender, reader] = [await createFan(), await createFan(), await createFan()];
    const { playerId } = await createPlayer();
    const items = [{ productId: await createProduct(1800), quantity: 1 }];
    await connection.close();

    const stream = await listen(club.origin, reader);
    await payer.call('PUT', '/v1/user/cart', { body: { items, append: false } });
    const paying = gateway.delay(/POST .*[/]pay$/);
    const body = paidOrder(await tokenize(gateway));
    const key = randomUUID();
    const checkout = payer.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    await paying.arrived;
    const upload = beginUpload(club.origin, sender.token ?? '', playerId);
    await until(async () => (await filesIn(dataFolder)).temporary.length > 0);
    const late = openSocket(port, '127.0.0.1');
    await once(late, 'connect');
    // A request that has started holds its connection open. The response to the first one shows that the
    // server has read the beginning of the second.
    late.write(
      'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/ready HTTP/1.1\r\nHost: localhost\r\n',
    );
    await once(late, 'readable');
    expect(String(late.read())).toContain('HTTP/1.1 200');

    club.child.kill('SIGTERM');
    await stream.ended;
    await expect
      .poll(() =>
        fetch(`${club.origin}/api/live`).then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('refused');
    late.write('\r\n');
    const lateResponse = await text(late);
    expect(lateResponse).toContain('HTTP/1.1 503');
    expect(lateResponse.toLowerCase()).toContain('connection: close');
    expect(
      JSON.parse(lateResponse.slice(lateResponse.indexOf('{'), lateResponse.lastIndexOf('}') + 1)),
    ).toMatchObject({ code: 503, data: null });

    paying.release();
    expect(await checkout).toMatchObject({
      status: 200,
      body: { data: { paymentStatus: 'paid' } },
    });
    upload.finish();
    const sent = await upload.answer;
    expect(sent).toMatchObject({ code: 200, data: { messageId: expect.any(String) } });

    expect(await club.exited).toEqual([0, null]);
    expect(await readdir(join(dataFolder, 'postgres'))).not.toContain('owner.pid');
    await expect(readFile(join(dataFolder, 'postgres', 'pg', 'postmaster.pid'))).rejects.toThrow();

    const again = await startClub(dataFolder, port, gateway.environment);
    await again.untilReady();
    const repeated = await payer.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    expect(repeated.body).toEqual((await checkout).body);
    const topics = await sender.call('GET', '/v1/user/chats');
    expect(topics.body.data).toMatchObject({ totalCount: 1 });
    // No recovery was needed, and SIGINT stops the server, too.
    expect(again.output()).not.toMatch(/recovery|not properly shut down/);
    again.child.kill('SIGINT');
    expect(await again.exited).toEqual([0, null]);
  });
});

describe('a server that gets SIGTERM before it reads a request', () => {
  test('[ROB-01] responds to requests that had arrived before it read their first bytes', async () => {
    const club = await startClub(join(folder, 'unread'), await freePort());
    await club.untilReady();
    const port = Number(new URL(club.origin).port);
    // The server is stopped: connections and requests wait in the kernel, some not accepted, none read.
    club.child.kill('SIGSTOP');
    await until(() => isStopped(club.child.pid));
    const sockets = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const socket = openSocket(port, '127.0.0.1');
        await once(socket, 'connect');
        socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
        return socket;
      }),
    );
    const responses = sockets.map((socket) => text(socket).catch((error: Error) => error.message));
    club.child.kill('SIGTERM');
    club.child.kill('SIGCONT');
    // Complete, and the connection has ended. Whether it says so by itself depends on whether
    // the event loop reads the signal or the requests first.
    for (const response of await Promise.all(responses)) {
      expect(response).toContain('HTTP/1.1 200');
      expect(response).toContain('{"code":200,"message":"success","data":{"status":"alive"}}');
    }
    expect(await club.exited).toEqual([0, null]);
  });
});

/** A signal to stop takes effect some time after it was sent. */
async function isStopped(pid = 0): Promise<boolean> {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).startsWith(
      'T',
    );
  return /[)] T /.test(await readFile(`/proc/${pid}/stat`, 'utf8'));
}

/** An upload whose last bytes the test sends later. */
function beginUpload(origin: string, token: string, playerId: number) {
  const boundary = randomUUID();
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head =
    field('chatType', 'private') +
    field('playerId', String(playerId)) +
    field('mediaType', 'image') +
    `--${boundary}\r\nContent-Disposition: form-data; name="mediaFile"; filename="a.png"\r\n` +
    'Content-Type: image/png\r\n\r\n';
  const file = blackPng(64, 48);
  // keep-alive, as in browsers: the server has to close the connection.
  const agent = new Agent({ keepAlive: true });
  const asking = request(`${origin}/api/v1/user/message/media/send`, {
    method: 'POST',
    agent,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const result = once(asking, 'response').then(
    async ([response]) => JSON.parse(await text(response)) as unknown,
  );
  asking.write(head);
  asking.write(file.subarray(0, 20));
  return {
    answer: result,
    finish() {
      asking.write(file.subarray(20));
      asking.end(`\r\n--${boundary}--\r\n`);
    },
  };
}

describe('a server that cannot start', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT: 0から65535までの整数にしてください。'],
    [{ LINE_CHANNEL_ID: '1' }, 'LINE_CHANNEL_SECRET: LINE_CHANNEL_ID があるので、これも必要です。'],
    [{ NODE_ENV: 'production' }, 'SIGNING_SECRET: 32文字以上のランダムな文字列を'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'Homestand を起動できません。'],
  ])('reports what to do about %j and exits', async (settings, sentence) => {
    const { exited, output } = await spawnClub({
      DATA_FOLDER: join(folder, 'never'),
      ...settings,
    });
    expect(await exited).toEqual([1, null]);
    expect(output()).toContain(sentence);
    expect(output()).not.toMatch(/\n\s+at /);
  });

  test('reports that the port is taken, and leaves no database running', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, '127.0.0.1');
    await once(taken, 'listening');
    const dataFolder = join(folder, 'taken');
    const { exited, output } = await spawnClub({ PORT: String(port), DATA_FOLDER: dataFolder });
    expect(await exited).toEqual([1, null]);
    expect(output()).toContain('ポートは、ほかのプログラムが使っています。');
    taken.close();
    const club = await startClub(dataFolder, port);
    await club.untilReady();
    club.child.kill('SIGTERM');
    expect(await club.exited).toEqual([0, null]);
  });
});

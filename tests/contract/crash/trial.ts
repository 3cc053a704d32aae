import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type ClubProcess, startClub } from '../../support/clubProcess.ts';
import { createFixtures } from '../../support/fixtures.ts';
import { parallel } from '../../support/parallel.ts';
import { withoutPurchaseLimits } from '../../support/purchaseLimits.ts';
import { randomBelow } from '../../support/random.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { freePort } from '../../support/services.port.ts';
import { until } from '../../support/until.ts';
import { createAckLog } from './ackLog.ts';
import { type ClubData, createFanClient, type FanClient, NoResponseError } from './fanClient.ts';
import { type Findings, findDataErrors } from './findDataErrors.ts';

export type Report = Findings & {
  kills: number;
  acknowledged: number;
  /** Writes without a response when the server died. */
  inDoubt: number;
  /** Unexpected responses. */
  unexpected: string[];
  secondsToReady: number[];
};

const concurrentClients = 8;
const writesPerClient = 25;

/** Kills the server repeatedly while fans use it, and checks the data after each kill. */
export async function tryCrashes(kills: number, log: (line: string) => void = () => {}) {
  const folder = await mkdtemp(join(tmpdir(), 'homestand-crash-'));
  const dataFolder = join(folder, 'data');
  const port = await freePort();
  const ackLog = createAckLog(join(folder, 'ackLog.jsonl'));
  const clients: FanClient[] = [];
  const waiting: FanClient[] = [];
  const report: Report = {
    ...{ kills: 0, acknowledged: 0, inDoubt: 0, unexpected: [], secondsToReady: [] },
    ...{ lost: [], doubled: [], half: [] },
  };
  let club: ClubProcess | undefined;
  async function start() {
    club = await startClub(dataFolder, port, withoutPurchaseLimits);
    // Sometimes it dies before it is ready.
    if (report.kills > 0 && randomBelow(8) === 0) {
      // A random moment of the start.
      await sleep(randomBelow(1500));
      await kill();
      club = await startClub(dataFolder, port, withoutPurchaseLimits);
    }
    report.secondsToReady.push(await club.untilReady());
    return club;
  }

  async function kill() {
    await club?.killEverything();
    report.kills += 1;
  }

  async function findErrors(settled = false) {
    const connection = await club?.openDatabase();
    if (!connection) return;
    try {
      const gatewayFile = join(dataFolder, 'komoju-stand-in.json');
      const { db } = connection;
      const entries = ackLog.read();
      const found = await findDataErrors({ db, entries, clients, gatewayFile, settled });
      for (const kind of ['lost', 'doubled', 'half'] as const)
        report[kind] = [...new Set([...report[kind], ...found[kind]])];
    } finally {
      await connection.close();
    }
  }

  /** One client slot: fans take turns until the server is killed. */
  async function runClients(isOver: () => boolean) {
    let client = waiting.shift();
    while (client && !isOver()) {
      try {
        await client.takeTurn();
        if (client.turns() >= writesPerClient) client = waiting.shift();
      } catch (error) {
        if (!(error instanceof NoResponseError)) {
          report.unexpected.push(String(error));
          client = undefined;
        } else if (!isOver()) {
          // Like a client that retries.
          await sleep(20);
        }
      }
    }
    if (client) waiting.unshift(client);
  }

  try {
    let running = await start();
    const world = await createClubData(running);
    while (report.kills < kills) {
      await addClients(running, world);
      let over = false;
      const places = concurrentClients + waiting.filter((client) => client.doubt()).length;
      const visits = parallel(places, () => runClients(() => over));
      // A random moment of the mixed writes.
      await sleep(200 + randomBelow(1300));
      await kill();
      over = true;
      await visits;
      report.inDoubt += waiting.filter((client) => client.doubt() !== undefined).length;
      abandonOne();
      running = await start();
      await findErrors();
      log(
        `${report.kills} kills, ${ackLog.count()} acknowledged, ready after ${report.secondsToReady.at(-1)?.toFixed(2)} s`,
      );
    }
    await finish(running);
    report.acknowledged = ackLog.count();
    return report;
  } finally {
    await club?.killEverything();
    await removeFolder(folder);
  }

  /** A fan abandons an unanswered request for good. */
  function abandonOne() {
    const index = waiting.findIndex((client) => client.doubt() !== undefined);
    if (index >= 0 && randomBelow(2) === 0) waiting.splice(index, 1);
  }

  async function addClients({ openDatabase, origin }: ClubProcess, world: ClubData) {
    if (waiting.length >= 3 * concurrentClients) return;
    const connection = await openDatabase();
    const { createFan } = createFixtures(connection, origin);
    const fans = await parallel(2 * concurrentClients, () => createFan());
    await connection.close();
    const fresh = fans.map((fan) => createFanClient(fan, world, ackLog));
    clients.push(...fresh);
    waiting.push(...fresh);
  }

  /** Repeats every unanswered request, and runs the payment steps of abandoned ones. */
  async function finish(last: ClubProcess) {
    for (let round = 0; round < 100; round++) {
      const open = waiting.filter((client) => client.doubt() !== undefined);
      if (open.length === 0) break;
      await Promise.all(
        open.map((client) =>
          client.takeTurn().catch((error) => {
            if (!(error instanceof NoResponseError)) report.unexpected.push(String(error));
          }),
        ),
      );
    }
    const connection = await last.openDatabase();
    await sql`update payments set phase_at = now() - interval '25 hours', next_step_at = now(),
        step_leased_until = null
      where state in ('started', 'awaiting', 'refund_due')`.execute(connection.db);
    await connection.close();
    await kill();
    const again = await start();
    await untilSettled(again);
    await findErrors(true);
  }
}

export async function createClubData({
  openDatabase,
  origin,
}: Pick<ClubProcess, 'openDatabase' | 'origin'>): Promise<ClubData> {
  const connection = await openDatabase();
  const { createPlayer, createGroup, createCard, createProduct, nobody } = createFixtures(
    connection,
    origin,
  );
  const players = await parallel(3, () => createPlayer());
  const playerIds = players.map(({ playerId }) => playerId);
  const groupId = await createGroup('掲示板', playerIds);
  const cards = await Promise.all(playerIds.map((id) => createCard(id)));
  const prices = [500, 1800, 3200];
  const products = await Promise.all(
    prices.map(async (price) => ({ id: await createProduct(price), price })),
  );
  await connection.close();
  const club = (await nobody.call('GET', '/v1/club')).body.data as {
    payment: { tokenUrl: string; publishableKey: string };
  };
  const tokenUrl = new URL(club.payment.tokenUrl, origin).href;
  const gateway = { ...club.payment, tokenUrl };
  return { origin, playerIds, groupId, cards, products, gateway };
}

/** Waits until the server's payment loop, which runs every second, has finished all open payments. */
async function untilSettled({ openDatabase }: ClubProcess) {
  const connection = await openDatabase();
  await until(async () => {
    const open = await connection.db
      .selectFrom('payments')
      .select('id')
      .where('state', 'in', ['started', 'awaiting', 'refund_due'])
      .execute();
    return open.length === 0;
  });
  await connection.close();
}

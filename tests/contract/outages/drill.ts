import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { listen } from '../../../packages/server/src/modules/live/stream.testSupport.ts';
import type { ClubProcess } from '../../support/clubProcess.ts';
import { picture } from '../../support/files.ts';
import { createFixtures, type Fan } from '../../support/fixtures.ts';
import { parallel } from '../../support/parallel.ts';
import { until } from '../../support/until.ts';
import type { AckLog } from '../crash/ackLog.ts';
import { createFanClient, type FanClient, NoResponseError } from '../crash/fanClient.ts';
import { findDataErrors } from '../crash/findDataErrors.ts';
import { createClubData } from '../crash/trial.ts';

export type OutageDrill = {
  name: string;
  /** The service `/api/ready` must name; undefined when the outage may be over before it is polled. */
  service?: string;
  /** Whether clients get 503 during the outage. */
  refuses: boolean;
  begin(): Promise<void>;
  end(): Promise<void>;
};

export type DrillReport = {
  name: string;
  acknowledged: number;
  lost: string[];
  doubled: string[];
  half: string[];
  /** 503 responses with Retry-After. */
  refused: number;
  /** Any other response from 500 on, and unexpected responses. */
  unexpected: string[];
  /** The services `/api/ready` named. */
  services: string[];
  secondsToReady: number[];
};

type Scene = { club: ClubProcess; ackLog: AckLog; gatewayFile: string };

const clientCount = 8;
const turnsOfAVisit = 25;
const fansPerClient = 12;
const writesBetween = 20;

/** Clients write under idempotency keys while services behind the server become unavailable and return. */
export async function runDrills(
  { club, ackLog, gatewayFile }: Scene,
  drills: readonly OutageDrill[],
  rounds = 1,
): Promise<DrillReport[]> {
  const connection = await club.openDatabase();
  const { createFan } = createFixtures(connection, club.origin);
  const unexpected: string[] = [];
  let refused = 0;
  const world = {
    ...(await createClubData(club)),
    onServerError(
      path: string,
      response: { status: number; headers: Headers; body: { code: number } },
    ) {
      const { status, headers, body } = response;
      if (status === 503 && body.code === 503 && Number(headers.get('retry-after')) > 0) refused++;
      else unexpected.push(`${path} answered ${status}: ${JSON.stringify(body)}`);
    },
  };
  const fans = await parallel(clientCount * fansPerClient, () => createFan());
  const clients = fans.map((fan) => createFanClient(fan, world, ackLog));
  const photographers = await parallel(10, () => createFan());
  const reader = await createFan();
  await connection.close();

  const waiting = [...clients];
  const pictures = new Set<string>();
  const stream = await listen(club.origin, reader);
  let over = false;

  async function visit() {
    let client: FanClient | undefined = waiting.shift();
    while (client && !(over && client.doubt() === undefined)) {
      try {
        await client.takeTurn();
        if (client.turns() >= turnsOfAVisit) client = waiting.shift();
      } catch (error) {
        if (!(error instanceof NoResponseError)) {
          unexpected.push(String(error));
          client = waiting.shift();
        }
        // Like a client that retries.
        await sleep(20);
      }
    }
    if (client) waiting.push(client);
  }

  async function sendPictures() {
    for (let turn = 0; !over; turn++) {
      const fan = photographers[turn % photographers.length];
      if (fan) await sendPicture(fan);
      // Ten pictures a second at most.
      await sleep(100);
    }
  }

  async function sendPicture(fan: Fan) {
    const key = randomUUID();
    const path = '/v1/user/message/media/send';
    for (;;) {
      const form = new FormData();
      form.set('chatType', 'group');
      form.set('topicId', world.groupId);
      form.set('mediaType', 'image');
      const { buffer, mimeType, name } = picture(64, 48);
      form.set('mediaFile', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
      const response = await fan.call('POST', path, { form, key });
      if (response.status < 500) {
        if (response.status !== 200) unexpected.push(`${path} answered ${response.status}`);
        else pictures.add((response.body.data as { messageId: string }).messageId);
        return;
      }
      world.onServerError(path, response);
      // Like a client that retries.
      await sleep(20);
    }
  }

  const reports: DrillReport[] = [];
  for (const drill of drills) {
    const before = { acknowledged: acknowledged(), refused, wrong: unexpected.length };
    const seen = new Set<string>();
    const secondsToReady: number[] = [];
    over = false;
    const working = Promise.all([sendPictures(), ...Array.from({ length: clientCount }, visit)]);
    for (let round = 0; round < rounds; round++) {
      const refusedBefore = refused;
      await written();
      await drill.begin();
      if (drill.service !== undefined)
        for (const name of await untilUnavailable(club, drill.service)) seen.add(name);
      if (drill.refuses) await until(() => refused > refusedBefore);
      await drill.end();
      const ended = performance.now();
      await untilReady(club);
      secondsToReady.push((performance.now() - ended) / 1000);
    }
    await written();
    over = true;
    await working;
    reports.push({
      name: drill.name,
      acknowledged: acknowledged() - before.acknowledged,
      refused: refused - before.refused,
      unexpected: unexpected.slice(before.wrong),
      services: [...seen].sort(),
      secondsToReady,
      ...(await findErrors()),
    });
  }

  // The stream was open during all outages: it must receive new events.
  const heard = stream.events.length;
  const content = randomUUID();
  const response = await photographers[0]?.call('POST', '/v1/user/chats/message', {
    body: { topicId: world.groupId, content },
    key: randomUUID(),
  });
  if (response?.status !== 200)
    reports.at(-1)?.unexpected.push(`a message afterwards: ${response?.status}`);
  await stream.until(() => stream.events.length > heard);
  stream.close();
  return reports;

  function written() {
    const enough = acknowledged() + writesBetween;
    return until(() => acknowledged() >= enough);
  }

  function acknowledged() {
    return ackLog.count() + pictures.size;
  }

  async function findErrors() {
    const own = await club.openDatabase();
    try {
      const entries = ackLog.read();
      const found = await findDataErrors({
        db: own.db,
        entries,
        clients,
        gatewayFile,
        settled: true,
      });
      const media = await own.db
        .selectFrom('messages')
        .select(['id', sql<number>`count(*) over (partition by media_id)`.as('copies')])
        .where('mediaId', 'is not', null)
        .execute();
      const byId = new Map(media.map(({ id, copies }) => [id, copies]));
      for (const id of pictures) {
        if (!byId.has(id)) found.lost.push(`picture ${id}`);
        else if (byId.get(id) !== 1) found.doubled.push(`picture ${id}`);
      }
      // Each picture has one key, and no other client sends pictures.
      if (media.length !== pictures.size)
        found.doubled.push(`${media.length} pictures of ${pictures.size}`);
      return found;
    } finally {
      await own.close();
    }
  }
}

/** Waits until `/api/ready` names the service. Another one may be named first: on a full disk, the database. */
async function untilUnavailable(club: ClubProcess, service: string): Promise<string[]> {
  let named: string[] = [];
  await until(async () => {
    const { status, services } = await readinessOf(club);
    named = services;
    return status === 503 && services.includes(service);
  });
  return named;
}

const untilReady = (club: ClubProcess) =>
  until(async () => (await readinessOf(club)).status === 200);

async function readinessOf({ origin, child, output }: ClubProcess) {
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Error(`The server ended: ${output()}`);
  const response = await fetch(`${origin}/api/ready`);
  const { data } = (await response.json()) as { data: { services?: string[] } | null };
  return { status: response.status, services: data?.services ?? [] };
}

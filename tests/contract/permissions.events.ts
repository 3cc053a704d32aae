import { randomUUID } from 'node:crypto';
import { transact } from '../../packages/server/src/db/database.ts';
import { notifyProcesses, writeEvent } from '../../packages/server/src/modules/live/index.ts';
import { createCaller } from '../support/caller.ts';
import { until } from '../support/until.ts';
import { createPeople, openSessionOf, type People, type TestClub } from './permissions.people.ts';

const personNames = ['fanA', 'fanB', 'playerA', 'playerB'] as const;

type Person = (typeof personNames)[number];

type Callers = Record<Person, ReturnType<typeof createCaller>>;

/** Events, and who receives them. */
const happenings: {
  name: string;
  hear: Person[];
  happen: (callers: Callers, people: People, world: TestClub) => Promise<unknown>;
}[] = [
  {
    name: 'a message between fan A and player A',
    hear: ['fanA', 'playerA'],
    happen: ({ fanA }, { a }) => fanA.call('POST', '/v1/user/chats/message', reply(a.topicId)),
  },
  {
    name: 'a message in a group of player A',
    hear: ['fanA', 'fanB', 'playerA'],
    happen: ({ fanA }, { groupId }) => fanA.call('POST', '/v1/user/chats/message', reply(groupId)),
  },
  {
    name: 'a message of fan A is deleted',
    hear: ['fanA', 'playerA'],
    happen: ({ fanA }, { a }) =>
      fanA.call(
        'DELETE',
        `/v1/user/message/delete?userId=${a.fanId}&topicId=${a.topicId}&messageId=${a.fanMessageId}`,
      ),
  },
  {
    name: 'fan A reports a message of player A',
    hear: ['fanA'],
    happen: ({ fanA }, { a }) =>
      fanA.call('POST', `/v1/topics/${a.topicId}/messages/${a.playerMessageId}/reports`, {
        body: { reason: 'other' },
      }),
  },
  {
    name: 'fan A orders',
    hear: ['fanA'],
    happen: ({ fanA }, { product }) =>
      fanA.call('POST', '/v1/user/orders', {
        body: {
          items: [{ product_id: product.id, quantity: 1 }],
          form: { name: 'あかり', email: 'akari@example.com', phone: '09012345678' },
        },
      }),
  },
  {
    name: 'the matches of the club change',
    hear: ['fanA', 'fanB'],
    happen: (_callers, _people, { services }) =>
      services.db
        .insertInto('matches')
        .values({ day: '2026-11-28', opponent: '港南マリナーズ', ground: '鶴浜スタジアム' })
        .execute(),
  },
];

const isRead = (data: string) => /"type":"(read|partlyRead)"/.test(data);

/** What all fans are told at any time, and nobody when catching up. */
const isStock = (data: string) => data.includes('"type":"stock"');

const reply = (topicId: string) => ({ body: { topicId, content: '応援' }, key: randomUUID() });

/** Who receives events they should not, or misses some, live and when catching up. */
export async function eventDeviations(world: TestClub): Promise<string[]> {
  const people = await createPeople(world);
  const tokens = await tokensOf(world, people);
  const callers = Object.fromEntries(
    personNames.map((person) => [person, createCaller(world.origin, tokens[person])]),
    // Each person is in the list.
  ) as Callers;
  const found: string[] = [];
  const streams = await Promise.all(
    personNames.map((person) => listen(world, people, person, tokens[person])),
  );
  // What was written before the streams opened may reach them, too.
  await untilDelivered(world, streams);
  for (const { name, hear, happen } of happenings) {
    const before = streams.map((stream) => stream.heard.length);
    await happen(callers, people, world);
    await untilDelivered(world, streams);
    for (const [index, person] of personNames.entries()) {
      const heard = (streams[index]?.heard.length ?? 0) > (before[index] ?? 0);
      if (heard !== hear.includes(person))
        found.push(`${person} ${heard ? 'heard' : 'did not hear'} of ${name}`);
    }
  }
  await callers.fanA.call(
    'POST',
    `/v1/topics/${people.a.topicId}/messages/${people.a.playerMessageId}/read`,
  );
  await until(() => streams[0]?.heard.some(isRead) ?? false);
  await untilDelivered(world, streams);
  for (const [index, person] of personNames.entries())
    if (index > 0 && streams[index]?.heard.some(isRead))
      found.push(`${person} heard that fan A reads a thread`);
  for (const [index, person] of personNames.entries()) {
    // Fan A sent every message above.
    const keys = (streams[index]?.heard ?? []).filter((data) => data.includes('"clientKey"'));
    const expected = person === 'fanA' ? 2 : 0;
    if (keys.length !== expected)
      found.push(`${person} received the keys of ${keys.length} messages`);
    const late = await listen(world, people, person, tokens[person], streams[index]?.firstId);
    await untilDelivered(world, [late]);
    // A moved read mark is told to a stream that resumes, at no certain place between the events.
    if (person === 'fanA') await until(() => late.heard.some(isRead));
    const [then, now] = [streams[index]?.heard ?? [], late.heard].map((heard) =>
      heard.filter((data) => !isRead(data)).join('\n'),
    );
    if (late.heard.some(isRead) !== (person === 'fanA'))
      found.push(`${person} heard of a read mark`);
    if (then !== now) found.push(`${person} caught up with ${now} instead of ${then}`);
    late.close();
  }
  found.push(...(await endSessions(world, people, callers, streams)));
  for (const stream of streams) stream.close();
  return found;
}

/** An ended session's stream is closed; other sessions of that person and of everyone else continue. */
async function endSessions(world: TestClub, people: People, callers: Callers, streams: Stream[]) {
  const second = (await tokensOf(world, people)).fanA;
  const other = await listen(world, people, 'fanA', second);
  await createCaller(world.origin, second).call('POST', '/v1/user/logout', {
    body: { id: people.a.fanId },
  });
  await untilDelivered(world, [...streams, other]);
  const found = other.isOpen() ? ['the ended session still receives events'] : [];
  for (const [index, person] of personNames.entries())
    if (!streams[index]?.isOpen())
      found.push(`${person} was disconnected when fan A logged out elsewhere`);
  const again = await callers.fanA.call('GET', '/v1/user/top');
  return again.status === 200 ? found : [...found, `fan A was logged out everywhere`];
}

async function tokensOf(world: TestClub, people: People): Promise<Record<Person, string>> {
  const tokens = await Promise.all(
    personNames.map((person) => openSessionOf(world, people, person)),
  );
  // Each person has a session.
  return Object.fromEntries(personNames.map((person, index) => [person, tokens[index]])) as Record<
    Person,
    string
  >;
}

type Stream = Awaited<ReturnType<typeof listen>>;

async function listen(
  { origin }: TestClub,
  people: People,
  person: Person,
  token: string,
  since?: string,
) {
  const abort = new AbortController();
  const response = await fetch(`${origin}/api/v1/events`, {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(since !== undefined && { 'Last-Event-ID': since }),
    },
    signal: abort.signal,
  });
  const heard: string[] = [];
  const markers = new Set<string>();
  let [open, text] = [true, ''];
  let firstId: string | undefined;
  const read = async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        firstId ??= /^id: (\d+)$/m.exec(event)?.[1];
        const data = /^data: (.+)$/m.exec(event)?.[1];
        const marker = data && /"orderId":"(marker-[^"]+)"/.exec(data)?.[1];
        if (marker) markers.add(marker);
        else if (data !== undefined && !isStock(data)) heard.push(data);
      }
    }
  };
  const reading = read()
    .catch(() => {})
    .finally(() => {
      open = false;
    });
  // A stream begins with its current event id.
  await until(() => firstId !== undefined || !open);
  return {
    heard,
    personId: personIdOf(people, person),
    heardMarker: (marker: string) => markers.has(marker),
    get firstId() {
      return firstId;
    },
    isOpen: () => open,
    async close() {
      abort.abort();
      await reading;
    },
  };
}

function personIdOf({ a, b }: People, person: Person): string {
  const side = person.endsWith('A') ? a : b;
  return person.startsWith('fan') ? side.fanId : side.playerAccountId;
}

/**
 * Writes an event for each person and waits until every open stream has received it: streams receive events in
 * order, so all earlier ones have arrived, or never will.
 */
async function untilDelivered({ services }: TestClub, streams: Stream[]) {
  const marker = `marker-${randomUUID()}`;
  const personIds = new Set(streams.map(({ personId }) => personId));
  await transact(services.db, async (tx) => {
    for (const personId of personIds)
      await writeEvent(tx, {
        type: 'order',
        personId,
        orderId: marker,
        deliveryStatus: 'pending',
        paymentStatus: 'paid',
      });
  });
  notifyProcesses(services);
  await until(() => streams.every((stream) => !stream.isOpen() || stream.heardMarker(marker)));
}

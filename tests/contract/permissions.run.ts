import { writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { type StaffArea, staffOperations } from '@homestand/api-client/staff';
import { sql } from 'kysely';
import type { OperationId } from '../../packages/server/src/http/contract.ts';
import {
  type Call,
  operationsOf,
  readContract,
} from '../../packages/server/src/http/readContract.ts';
import { contractValidator } from './contractValidator.ts';
import {
  type Caller,
  callers,
  changesOthers,
  matrix,
  oneRequestEach,
  openWhileSuspended,
  ownContent,
  readOnlyFields,
} from './permissions.data.ts';
import {
  createPeople,
  openSessionOf,
  type People,
  pixel,
  type Side,
  type TestClub,
} from './permissions.people.ts';
import { requestAbout, type TestRequest } from './permissions.requests.ts';

const contract = readContract();
const calls = new Map(operationsOf(contract).map((call) => [call.operation.operationId, call]));
const validator = contractValidator(contract);

export const operationIds = [...calls.keys()] as OperationId[];

type Cell = {
  object: string;
  caller: Caller;
  ask: TestRequest;
  token: string | undefined;
  status: number;
};

type ReceivedResponse = { status: number; text: string; type: string; headers: string };

/** Every deviation of the server from the matrix for one operation. */
export async function deviationsOf(world: TestClub, id: OperationId): Promise<string[]> {
  const call = calls.get(id);
  if (!call) return [`${id} is not in the contract`];
  const found: string[] = [];
  const people = await createPeople(world);
  const cells = await cellsOf(world, people, id, call);
  const report = (what: string) => found.push(`${id}: ${what}`);

  const sendCell = async (cell: Cell) => {
    const seen = await sendRequest(world, call, cell.ask, cell.token);
    const name = `${cell.caller} about ${cell.object}`;
    if (seen.status !== cell.status) report(`${name} got ${seen.status} instead of ${cell.status}`);
    const fault = validator.faultOf(call, seen);
    if (fault) report(`${name}: ${fault}`);
    for (const [owner, side] of [
      ['A', people.a],
      ['B', people.b],
    ] as const)
      for (const secret of secretsFor(id, cell.caller, owner, side))
        if (seen.text.includes(secret)) report(`${name} saw ${secret} of ${owner}`);
    if (cell.caller.endsWith('A') && seen.status === 200 && ['own', 'any'].includes(cell.object))
      for (const part of ownContent[id]?.(people.a) ?? [])
        if (!seen.text.includes(part)) report(`${name} did not see ${part}`);
    return { ...seen, cell };
  };

  const [belongsToA, belongsToB] = [await rowsOf(world, people.a), await rowsOf(world, people.b)];
  const refusals = cells.filter(({ status }) => status >= 400);
  const responses = await Promise.all(refusals.map(sendCell));
  for (const caller of callers) {
    const looks = responses.filter(({ cell, status }) => cell.caller === caller && status === 404);
    const different = new Set(looks.map(({ text, headers }) => `${text} ${headers}`));
    if (different.size > 1) report(`${caller} can distinguish: ${[...different].join(' / ')}`);
  }
  await Promise.all([
    bodyUnread(world, call, cells, report),
    unknownFields(world, call, cells, report),
  ]);
  if ((await rowsOf(world, people.a)) !== belongsToA) report('a refused call changed data of A');
  if ((await rowsOf(world, people.b)) !== belongsToB) report('a refused call changed data of B');

  for (const [owner, other] of [
    ['B', people.a],
    ['A', people.b],
  ] as const) {
    const before = await rowsOf(world, other);
    for (const cell of cells)
      if (cell.status < 400 && cell.caller.endsWith(owner)) await sendCell(cell);
    const changed = (await rowsOf(world, other)) !== before;
    if (changed && !changesOthers.includes(id)) report(`${owner} changed data of another person`);
  }
  for (const cell of cells)
    if (cell.status < 400 && !/[AB]$/.test(cell.caller)) await sendCell(cell);
  return found;
}

/** The operations that take the session of a fan. */
export const fanOperationIds = operationIds.filter((id) => {
  const fanA = callers.indexOf('fanA');
  const rows = Object.values(matrix[id]).map((row) => row.trim().split(/ +/));
  return calls.get(id)?.operation.security?.length !== 0 && rows.some((row) => row[fanA] === '200');
});

/** Every deviation of one operation from what is open to a suspended fan. */
export async function suspendedDeviations(
  world: TestClub,
  id: OperationId,
  suspend: (fanId: string) => Promise<unknown>,
): Promise<string[]> {
  const call = calls.get(id);
  if (!call) return [`${id} is not in the contract`];
  const people = await createPeople(world);
  const cells = await cellsOf(world, people, id, call);
  await suspend(people.a.fanId);
  const found: string[] = [];
  for (const { caller, object, ask, token, status } of cells) {
    if (caller !== 'fanA' || status !== 200) continue;
    const seen = await sendRequest(world, call, ask, token);
    const expected = openWhileSuspended.includes(id) ? status : 404;
    if (seen.status !== expected)
      found.push(`${id} about ${object} got ${seen.status} instead of ${expected}`);
    const fault = validator.faultOf(call, seen);
    if (fault) found.push(`${id} about ${object}: ${fault}`);
  }
  return found;
}

/** What the caller must not see of a side. Staff see the numbers of orders, and the office whose they are. */
function secretsFor(id: OperationId, caller: Caller, owner: 'A' | 'B', side: Side): string[] {
  if (caller.endsWith(owner)) return [];
  if (!isStaff(caller)) return side.secrets;
  const areas: Partial<Record<OperationId, StaffArea>> = staffOperations;
  const seen = [side.orderId, side.failedOrderId];
  if (areas[id] === 'orders' && caller !== 'desk') seen.push(side.fanName, side.street);
  // Goods that are no longer sold are still in orders, and at booths.
  const withGoods = [
    'listStaffProducts',
    'listShopProducts',
    'exportShopProducts',
    'listBoothGoods',
  ];
  if (withGoods.includes(id)) seen.push(side.goneName);
  // The log names whose data were read.
  if (areas[id] === 'log' && caller !== 'desk') seen.push(side.fanName);
  return side.secrets.filter((secret) => !seen.includes(secret));
}

const isStaff = (caller: Caller) => ['desk', 'manager', 'owner'].includes(caller);

async function cellsOf(
  world: TestClub,
  people: People,
  id: OperationId,
  call: Call,
): Promise<Cell[]> {
  const rows: Record<string, string> = matrix[id];
  const cells: Cell[] = [];
  // One session for each caller of a read: a person may have 20 at most.
  const tokens = new Map<Caller, string | undefined>();
  for (const [object, statuses] of Object.entries(rows)) {
    const things = { world, people, a: people.a, b: people.b };
    const ask = requestAbout(id, object);
    const shared = await ask(things);
    for (const [index, status] of statuses.trim().split(/ +/).entries()) {
      const caller = callers[index];
      const request = oneRequestEach.includes(id) ? await ask(things) : shared;
      if (!caller) throw new Error(`${id}.${object} has more statuses than there are callers.`);
      const isOpen = call.method === 'get' && tokens.has(caller);
      const token = isOpen
        ? tokens.get(caller)
        : await openSessionOf(world, people, caller, call.path);
      tokens.set(caller, token);
      cells.push({ object, caller, ask: request, token, status: Number(status) });
    }
    if (statuses.trim().split(/ +/).length !== callers.length)
      throw new Error(`${id}.${object} does not have a status for each caller.`);
  }
  if (id === 'getFile') await storePixel(world);
  if (id === 'orderWithPayment') await beginPaying(world, people.b);
  return cells;
}

async function sendRequest(
  world: TestClub,
  call: Call,
  ask: TestRequest,
  token?: string,
): Promise<ReceivedResponse> {
  const abort = new AbortController();
  const isJson = ask.json !== undefined;
  const body = isJson ? JSON.stringify(ask.json) : ask.form ? formOf(ask.form) : ask.bytes;
  const response = await fetch(`${world.origin}/api${ask.path}`, {
    method: call.method.toUpperCase(),
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...ask.headers,
    },
    ...(body !== undefined && { body }),
    signal: abort.signal,
  });
  const type = response.headers.get('content-type') ?? '';
  const isStream = type.startsWith('text/event-stream');
  const text = isStream ? '' : await response.text();
  abort.abort();
  const headers = [...response.headers.keys()].filter((name) => name !== 'x-request-id').join();
  return { status: response.status, type, text, headers };
}

function formOf(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Without a valid session the server responds before it reads the body. */
async function bodyUnread(
  world: TestClub,
  call: Call,
  cells: Cell[],
  keep: (what: string) => void,
) {
  if (!call.operation.requestBody || call.operation.security?.length === 0) return;
  const expected = { nobody: 401, revoked: 401, expired: 403 };
  for (const [caller, status] of Object.entries(expected)) {
    const cell = cells.find((cell) => cell.caller === caller);
    const seen = cell && (await sendHeadersOnly(world, call, cell.ask.path, cell.token));
    if (seen !== status) keep(`${caller} had to send the body first (${seen})`);
  }
}

function sendHeadersOnly({ origin }: TestClub, call: Call, path: string, token?: string) {
  return new Promise<number | string>((resolve) => {
    const request = httpRequest(`${origin}/api${path}`, {
      method: call.method.toUpperCase(),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': '1000',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
    });
    const giveUp = setTimeout(() => request.destroy(new Error('no answer')), 3000);
    request.on('response', (response) => {
      clearTimeout(giveUp);
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.on('error', (error) => resolve(error.message));
    request.flushHeaders();
  });
}

/**
 * Unknown fields are refused in the query and in every object of the body. One request has all of them, and its errors name
 * each; a field that they do not name is sent alone.
 */
async function unknownFields(
  world: TestClub,
  call: Call,
  cells: Cell[],
  keep: (what: string) => void,
) {
  const good = cells.find(
    ({ status, caller }) => status < 300 && (caller.endsWith('A') || isStaff(caller)),
  );
  if (!good || call.operation['x-body'] === 'raw') return;
  const { ask, token } = good;

  for (const place of placesFor(ask)) {
    const fields = Object.entries(readOnlyFields).filter(([name]) => !place.has(name));
    const all = await sendRequest(world, call, place.add(Object.fromEntries(fields)), token);
    const refused = validator.faultOf(call, all) ? [] : fieldsIn(all);
    for (const [name, value] of fields) {
      if (refused.includes(name)) continue;
      const seen = await sendRequest(world, call, place.add({ [name]: value }), token);
      const fault = validator.faultOf(call, seen);
      if (seen.status !== 422 || fault)
        keep(`${name} added to the request got ${seen.status} ${fault ?? ''}`);
    }
  }
}

/** The names of the fields that a response refuses. */
function fieldsIn({ status, text }: ReceivedResponse): (string | undefined)[] {
  if (status !== 422 || text === '') return [];
  // The validator has checked the response against the contract.
  const { data } = JSON.parse(text) as { data: { errors?: { field: string }[] } | null };
  return (data?.errors ?? []).map(({ field }) => field.split('.').at(-1));
}

type Fields = Record<string, unknown>;

/** Where a request can have a field more. */
type FieldPlace<Changed> = { has(name: string): boolean; add(fields: Fields): Changed };

function placesFor(ask: TestRequest): FieldPlace<TestRequest>[] {
  const { json, form } = ask;
  const [path, search = ''] = ask.path.split('?');
  const query = new URLSearchParams(search);
  const asTexts = (fields: Fields) =>
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  return [
    {
      has: (name) => query.has(name),
      add: (fields) => ({
        ...ask,
        path: `${path}?${new URLSearchParams([...query, ...asTexts(fields)])}`,
      }),
    },
    ...objectsIn(json).map(({ has, add }) => ({
      has,
      add: (fields: Fields) => ({ ...ask, json: add(fields) }),
    })),
    ...(form
      ? [
          {
            has: (name: string) => name in form,
            add: (fields: Fields) => ({
              ...ask,
              form: { ...form, ...Object.fromEntries(asTexts(fields)) },
            }),
          },
        ]
      : []),
  ];
}

/** Each object of a body. */
function objectsIn(body: unknown): FieldPlace<unknown>[] {
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body))
    return body.flatMap((item: unknown, index) =>
      objectsIn(item).map(({ has, add }) => ({
        has,
        add: (fields: Fields) => body.with(index, add(fields)),
      })),
    );
  const inside = Object.entries(body).flatMap(([key, inner]) =>
    objectsIn(inner).map(({ has, add }) => ({
      has,
      add: (fields: Fields) => ({ ...body, [key]: add(fields) }),
    })),
  );
  return [{ has: (name) => name in body, add: (fields) => ({ ...body, ...fields }) }, ...inside];
}

/** Every row that belongs to a side, as text. */
async function rowsOf({ services: { db } }: TestClub, side: Side): Promise<string> {
  const people = sql`array[${side.fanId}, ${side.playerAccountId}]::uuid[]`;
  const rows = await sql<{ rows: string }>`select json_build_array(
    (select json_agg(x) from users x where id = ${side.fanId}),
    (select json_agg(x) from player_accounts x where id = ${side.playerAccountId}),
    (select json_agg(x.token_hash order by x.token_hash) from sessions x where person_id = any(${people})),
    (select json_agg(x) from topics x where id = ${side.topicId}),
    (select json_agg(x order by x.seq) from messages x where topic_id = ${side.topicId}),
    (select json_agg(x order by x.topic_id, x.person_id) from topic_members x where person_id = any(${people})),
    (select json_agg(x order by x.product_id) from cart_items x where user_id = ${side.fanId}),
    (select json_agg(x order by x.option_id) from cart_options x where user_id = ${side.fanId}),
    (select json_agg(x order by x.option_id) from stock_notices x where user_id = ${side.fanId}),
    (select json_agg(x order by x.card_id) from collections x where user_id = ${side.fanId}),
    (select json_agg(x) from shipping_addresses x where user_id = ${side.fanId}),
    (select json_agg(x order by x.id) from orders x where user_id = ${side.fanId}),
    (select json_agg(x order by x.endpoint) from push_subscriptions x where person_id = any(${people})),
    (select json_agg(x order by x.person_id) from push_settings x where person_id = any(${people})),
    (select json_agg(x order by x.id) from uploads x where person_id = any(${people})),
    (select json_agg(x order by x.key) from idempotency_keys x where person_id = any(${people})),
    (select json_agg(x order by x.topic_id, x.seq) from message_reports x where reporter_id = any(${people})),
    (select json_agg(x order by x.id) from fan_sanctions x where user_id = ${side.fanId})
  )::text as rows`.execute(db);
  return rows.rows[0]?.rows ?? '';
}

async function storePixel({ services }: TestClub) {
  const file = join(services.config.dataFolder, 'pixel.png');
  await writeFile(file, pixel);
  await services.storage.put('pub-pixel.png', file);
}

async function beginPaying({ services: { db } }: TestClub, { failedOrderId }: Side) {
  await db
    .updateTable('orders')
    .set({ paymentStatus: 'awaiting' })
    .where('id', '=', failedOrderId)
    .execute();
  await db
    .insertInto('payments')
    .values({
      id: crypto.randomUUID(),
      orderId: failedOrderId,
      sessionId: `session-${failedOrderId}`,
      amount: 1800,
      state: 'awaiting',
    })
    .execute();
}

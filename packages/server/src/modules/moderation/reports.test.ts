import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { avoidMinuteEnd } from '../../../../../tests/support/clock.ts';
import { picture } from '../../../../../tests/support/files.ts';
import type { Fan, Player, Staff } from '../../../../../tests/support/fixtures.ts';
import { mediaCookieOf } from '../../../../../tests/support/mediaCookie.ts';
import { parallel } from '../../../../../tests/support/parallel.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { databaseLimits } from '../../http/limits.ts';
import { messages as common } from '../../messages.ts';
import { listen, type Stream } from '../live/stream.testSupport.ts';
import { formOf } from '../media/media.testSupport.ts';
import { tidyEvidence } from '../messages/index.ts';
import { messages } from './messages.ts';

type Message = { messageId: string; content: string; isHidden?: boolean; mediaUrl: string | null };
type StaffMessage = { id: string; content: string; isHidden: boolean; isDeleted: boolean };
type Report = {
  id: string;
  message: StaffMessage & { senderName: string };
  reasons: string[];
  reportCount: number;
  decision: { message: string; at: string; by: string | null } | null;
};
type Detail = {
  report: Report;
  reports: { reason: string; note: string; reporterType: string }[];
  before: StaffMessage[];
  after: StaffMessage[];
  sameReporter: number;
  fan: { reportedMessages: number; sanctions: { kind: string; liftedAt: string | null }[] } | null;
};

let server: TestServer;
const streams: Stream[] = [];
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

let manager: Staff;
let player: Player;
let sender: Fan;
let reader: Fan;
let topicId: string;
let groups = 0;
beforeEach(async () => {
  [manager, player, sender, reader] = await Promise.all([
    server.createStaff('manager'),
    server.createPlayer(),
    server.createFan(),
    server.createFan(),
  ]);
  groups += 1;
  topicId = await server.createGroup(`グループ${groups}`, [player.playerId]);
});

const hear = async (who: { token: string | undefined }) => {
  // From the last event on: what was written before may still be on its way to open streams.
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(id), 0) as last from events`.execute(server.db);
  const stream = await listen(server.origin, who, { lastEventId: Number(rows[0]?.last) });
  streams.push(stream);
  return stream;
};

const send = async (content: string, who = sender, key: string = randomUUID()) =>
  who.call('POST', '/v1/user/chats/message', { body: { topicId, content }, key });

const sent = async (content: string, who = sender): Promise<string> =>
  ((await send(content, who)).body.data as { messageId: string }).messageId;

const sendPicture = () =>
  sender.call('POST', '/v1/user/message/media/send', {
    form: formOf([
      ['chatType', 'group'],
      ['topicId', topicId],
      ['mediaType', 'image'],
      ['mediaFile', { bytes: picture().buffer, name: 'stand.png' }],
    ]),
    key: randomUUID(),
  });

const report = (messageId: string, who: Pick<Fan, 'call'> = reader, body: object = {}) =>
  who.call('POST', `/v1/topics/${topicId}/messages/${messageId}/reports`, {
    body: { reason: 'harassment', ...body },
  });

const pageOf = async (who: Pick<Fan, 'call'> = reader, query = '') => {
  const path = `/v1/user/chats/detail?topicId=${topicId}${query}`;
  return (await who.call('GET', path)).body.data as {
    list: Message[];
    totalCount: number;
    topicInfo: { unreadCount: number };
  };
};

const textsOf = async (who: Pick<Fan, 'call'> = reader, query = '') =>
  (await pageOf(who, query)).list.map(({ content }) => content);

const queue = async (status = 'open') =>
  (await manager.call('GET', `/v1/admin/reports?status=${status}&size=100`)).body.data as {
    list: Report[];
    open: number;
  };

const reportOf = async (messageId: string): Promise<Report> => {
  const found = (await queue()).list.find(({ message }) => message.id === messageId);
  if (!found) throw new Error('The message is not in the queue.');
  return found;
};

const detailOf = async (id: string) =>
  (await manager.call('GET', `/v1/admin/reports/${id}`)).body.data as Detail;

const decide = (id: string, body: object, who = manager, key: string = randomUUID()) =>
  who.call('POST', `/v1/admin/reports/${id}/decision`, {
    body: { message: 'hide', sender: 'none', reason: '居場所は書かないでください。', ...body },
    key,
  });

const remove = (messageId: string) =>
  sender.call(
    'DELETE',
    `/v1/user/message/delete?userId=${sender.id}&topicId=${topicId}&messageId=${messageId}`,
  );

/** Lets a day pass since the decision. */
const endDecision = async (id: string) => {
  await sql`update reported_messages set decided_at = decided_at - interval '25 hours' where id = ${id}`.execute(
    server.db,
  );
  await tidyEvidence(server.services);
};

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const topicIn = async (who: Pick<Fan, 'call'>) => {
  const { list } = (await who.call('GET', '/v1/user/chats?size=100')).body.data as {
    list: { topicId: string; latestMsg: string; hasNew: boolean }[];
  };
  return list.find((topic) => topic.topicId === topicId);
};

describe('a report', () => {
  test('[SAFE-02] takes the message from the reporter’s screens alone', async () => {
    const before = await sent('一通目');
    const messageId = await sent('いやがらせ');
    const [mine, other] = [await hear(reader), await hear(sender)];
    expect((await report(messageId)).status).toBe(200);
    await mine.until(() => mine.events.some(({ type }) => type === 'deleted'));
    expect(mine.events).toMatchObject([{ type: 'deleted', topicId, messageId }]);
    expect(await textsOf()).toEqual(['一通目']);
    expect(await textsOf(sender)).toEqual(['いやがらせ', '一通目']);
    expect((await topicIn(reader))?.latestMsg).toBe('一通目');
    expect((await topicIn(sender))?.latestMsg).toBe('いやがらせ');
    await sent('三通目');
    await other.until(() => other.events.length > 0);
    expect(other.events.map(({ type }) => type)).toEqual(['message']);
    expect(before).not.toBe(messageId);
  });

  test('[SAFE-02] does not count as unread, and pages have no hole', async () => {
    const ids: string[] = [];
    for (const content of ['一', '二', '三', '四', '五']) ids.push(await sent(content));
    for (const index of [1, 3]) await report(ids[index] ?? '');
    const top = await reader.call('GET', '/v1/user/top');
    expect(JSON.stringify(top.body.data)).not.toContain('"content":"四"');
    expect(await pageOf(reader, '&size=2')).toMatchObject({
      totalCount: 3,
      topicInfo: { unreadCount: 3 },
    });
    expect(await textsOf(reader, '&size=2')).toEqual(['五', '三']);
    expect(await textsOf(reader, '&size=2&page=2')).toEqual(['一']);
    expect(await textsOf(reader, '&size=1&page=2')).toEqual(['三']);
  });

  test('[SAFE-02] a repeat has no further effect; one’s own message has none', async () => {
    const messageId = await sent('いやがらせ');
    const answers = await parallel(4, () => report(messageId));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await reportOf(messageId)).reportCount).toBe(1);
    expect((await report(messageId, sender)).status).toBe(404);
    const { rows } = await sql<{ count: number }>`select count(*) from events
      where person_id = ${reader.id} and type = 'deleted'`.execute(server.db);
    expect(rows[0]?.count).toBe(1);
  });

  test('[SAFE-02] players report, too, and messages of players are reported', async () => {
    const ofFan = await sent('いやがらせ');
    expect((await report(ofFan, player)).status).toBe(200);
    const answer = await player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, {
      body: { content: '選手から' },
      key: randomUUID(),
    });
    const { messageId } = answer.body.data as { messageId: string };
    expect((await report(messageId, reader)).status).toBe(200);
    const found = await reportOf(messageId);
    expect((await detailOf(found.id)).fan).toBeNull();
    const refused = await decide(found.id, { sender: 'warn' });
    expect(refused.body).toMatchObject({ code: 422, message: messages.onlyFans });
  });

  test('[SAFE-02] nobody learns who reported, not even staff', async () => {
    const messageId = await sent('いやがらせ');
    await report(messageId, reader, { reason: 'other', note: '  何度も続いています ' });
    const detail = await detailOf((await reportOf(messageId)).id);
    expect(detail.reports).toEqual([
      {
        reason: 'other',
        note: '何度も続いています',
        at: expect.any(String),
        reporterType: 'user',
      },
    ]);
    expect(JSON.stringify(detail)).not.toContain(reader.id);
  });
});

describe('[ROB-02] [SAFE-02] a person whose reports are let pass', () => {
  test('reports less often', async () => {
    await avoidMinuteEnd();
    const { most } = databaseLimits.reportLetPass;
    for (let count = 0; count < 5; count++) {
      const messageId = await sent('ふつうの話');
      expect((await report(messageId)).status).toBe(200);
      await decide((await reportOf(messageId)).id, { message: 'pass', reason: '' });
    }
    const answers: number[] = [];
    for (let count = 0; count <= most; count++)
      answers.push((await report(await sent('ふつうの話'))).status);
    expect(answers).toEqual([...Array.from({ length: most }, () => 200), 429]);
    expect((await report(await sent('ふつうの話'), player)).status).toBe(200);
  });
});

describe('the queue', () => {
  test('[SAFE-05] begins with danger to people, each the oldest first, however late it was reported', async () => {
    const reasons = ['advertising', 'other', 'indecent', 'whereabouts', 'harassment'] as const;
    const ids = new Map<string, string>();
    for (const reason of reasons) {
      const messageId = await sent(reason);
      await report(messageId, reader, { reason });
      ids.set(messageId, reason);
    }
    // The reason of any of its reports counts.
    const [first = ''] = ids.keys();
    await report(first, player, { reason: 'whereabouts' });
    const listed = (await queue()).list.flatMap(({ message }) => ids.get(message.id) ?? []);
    expect(listed).toEqual(['advertising', 'whereabouts', 'indecent', 'harassment', 'other']);
  });

  test('[SAFE-05] has ten messages before and after, and the text of a message deleted since', async () => {
    for (let number = 1; number <= 12; number++) await sent(`前${number}`);
    const messageId = await sent('いやがらせ');
    for (let number = 1; number <= 12; number++) await sent(`後${number}`, reader);
    await report(messageId);
    await sender.call(
      'DELETE',
      `/v1/user/message/delete?userId=${sender.id}&topicId=${topicId}&messageId=${messageId}`,
    );
    const { report: found, before, after, fan } = await detailOf((await reportOf(messageId)).id);
    expect(before.map(({ content }) => content)).toEqual(
      Array.from({ length: 10 }, (_, index) => `前${index + 3}`),
    );
    expect(after.map(({ content }) => content)).toEqual(
      Array.from({ length: 10 }, (_, index) => `後${index + 1}`),
    );
    expect(found.message).toMatchObject({ content: 'いやがらせ', isDeleted: true });
    expect(fan).toMatchObject({ reportedMessages: 1, sanctions: [] });
    const log = await server.db.selectFrom('staffLog').selectAll().execute();
    const read = log.filter(
      ({ action, staffId }) => action === 'read_report' && staffId === manager.id,
    );
    expect(read[0]?.fanIds.toSorted()).toEqual([sender.id, reader.id].toSorted());
    await decide(found.id, { message: 'pass' });
    expect((await detailOf(found.id)).report.message.content).toBe('いやがらせ');
    await endDecision(found.id);
    expect((await detailOf(found.id)).report.message.content).toBe('');
  });

  test('[SAFE-05] a decision that is taken back late has the text again, also if its sender deletes it then', async () => {
    const messageId = await sent('いやがらせ');
    await report(messageId);
    const { id } = await reportOf(messageId);
    await decide(id, { message: 'pass' });
    await endDecision(id);
    const { decision } = (await detailOf(id)).report;
    const undone = await manager.call('POST', `/v1/admin/reports/${id}/undo`, {
      body: { decidedAt: decision?.at },
    });
    expect(undone.status).toBe(200);
    await remove(messageId);
    expect((await detailOf(id)).report.message).toMatchObject({
      content: 'いやがらせ',
      isDeleted: true,
    });
  });

  test('[SAFE-05] messages that several people have reported come first', async () => {
    const [older, newer] = [await sent('ふつうの話'), await sent('いやがらせ')];
    await report(older);
    await report(newer);
    const order = async () =>
      (await queue()).list
        .map(({ message }) => message.id)
        .filter((id) => [older, newer].includes(id));
    expect(await order()).toEqual([older, newer]);
    await report(newer, player);
    expect(await order()).toEqual([newer, older]);
    // Of those that were let pass only the reports since then count.
    await decide((await reportOf(newer)).id, { message: 'pass' });
    await report(newer, await server.createFan());
    expect(await order()).toEqual([older, newer]);
  });

  test('[SAFE-05] has the picture as it was sent, also of a hidden or deleted message, until a day after the decision', async () => {
    const { messageId } = (await sendPicture()).body.data as { messageId: string };
    await report(messageId);
    const { id } = await reportOf(messageId);
    const load = (who: { token: string | undefined } = manager) =>
      fetch(`${server.origin}/api/v1/admin/reports/${id}/messages/${messageId}/media`, {
        headers: { Authorization: `Bearer ${who.token}` },
      });
    const loaded = await load();
    expect(loaded.status).toBe(200);
    expect(loaded.headers.get('content-type')).toMatch(/^image[/]/);
    expect(loaded.headers.get('cache-control')).toBe('private, no-store');
    expect((await loaded.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect((await load(await server.createStaff('desk'))).status).toBe(404);
    const log = await server.db
      .selectFrom('staffLog')
      .select(['staffId', 'fanIds', 'after'])
      .where('action', '=', 'read_report_media')
      .execute();
    expect(log).toEqual([
      { staffId: manager.id, fanIds: [sender.id], after: { reportId: id, messageId } },
    ]);
    const media = await server.db
      .selectFrom('media')
      .select(['originalKey', 'thumbnailKey'])
      .where('topicId', '=', topicId)
      .executeTakeFirstOrThrow();
    await remove(messageId);
    expect((await load()).status).toBe(200);
    expect((await detailOf(id)).report.message).toMatchObject({
      messageType: 'image',
      isDeleted: true,
    });
    expect((await pageOf(sender)).list).toEqual([]);
    await decide(id, {});
    await tidyEvidence(server.services);
    expect((await load()).status).toBe(200);
    await endDecision(id);
    expect((await load()).status).toBe(404);
    for (const key of Object.values(media))
      expect(await server.services.storage.open(key)).toBeNull();
  });

  test('[SAFE-05] nobody but staff has the picture of a reported message that was deleted', async () => {
    const { messageId, message } = (await sendPicture()).body.data as {
      messageId: string;
      message: Message;
    };
    await report(messageId);
    const load = async () =>
      fetch(`${server.origin}${message.mediaUrl}`, {
        headers: { Cookie: await mediaCookieOf(server.origin, { token: sender.token ?? '' }) },
      });
    expect((await load()).status).toBe(200);
    await remove(messageId);
    expect((await load()).status).toBe(404);
    // Beside another report it is a deleted message like any other.
    const next = await sent('いやがらせ');
    await report(next);
    const { before } = await detailOf((await reportOf(next)).id);
    expect(before).toMatchObject([{ id: messageId, messageType: 'text', isDeleted: true }]);
  });

  test('[SAFE-05] a hidden message is one sentence for everyone, at once, and its picture is gone', async () => {
    const media = await sendPicture();
    const { messageId, message } = media.body.data as { messageId: string; message: Message };
    const load = async () =>
      fetch(`${server.origin}${message.mediaUrl}`, {
        headers: { Cookie: await mediaCookieOf(server.origin, { token: sender.token ?? '' }) },
      });
    expect((await load()).status).toBe(200);
    await report(messageId);
    const [mine, theirs, players] = [await hear(reader), await hear(sender), await hear(player)];
    const { id } = await reportOf(messageId);
    expect((await decide(id, {})).status).toBe(200);
    for (const stream of [mine, theirs, players]) {
      await stream.until(() => stream.events.length > 0);
      expect(stream.events).toMatchObject([
        {
          type: 'changed',
          topicId,
          message: { messageId, isHidden: true, content: common.messageHidden, mediaUrl: null },
        },
      ]);
    }
    expect((await load()).status).toBe(404);
    expect((await pageOf(sender)).list).toMatchObject([
      { messageId, isHidden: true, content: common.messageHidden, messageType: 'text' },
    ]);
    expect(await textsOf(reader)).toEqual([]);
    expect(await topicIn(sender)).toMatchObject({ latestMsg: common.messageHidden });
    const late = await server.createFan();
    expect(JSON.stringify((await late.call('GET', '/v1/user/top')).body)).not.toContain(messageId);
    expect(await topicIn(late)).toMatchObject({ hasNew: false, messageType: 'text' });
  });

  test('[SAFE-05] of two decisions one is made, and the other is told whose', async () => {
    const messageId = await sent('いやがらせ');
    await report(messageId);
    const { id } = await reportOf(messageId);
    const second = await server.createStaff('owner');
    const answers = await Promise.all([
      decide(id, { sender: 'warn' }),
      decide(id, { message: 'pass' }, second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toMatch(/スタッフ\d+が対応しました（.+）。/);
    const log = await server.db
      .selectFrom('staffLog')
      .select(['action', 'after', 'fanIds'])
      .where('action', '=', 'decide_report')
      .where((row) => row(row.val(sender.id), '=', row.fn.any('fanIds')))
      .execute();
    expect(log).toMatchObject([{ after: { reportId: id, messageId }, fanIds: [sender.id] }]);
  });

  test('[SAFE-05] a repeat with the key has no further effect', async () => {
    const messageId = await sent('いやがらせ');
    await report(messageId);
    const { id } = await reportOf(messageId);
    const key = randomUUID();
    for (let time = 0; time < 2; time++)
      expect((await decide(id, { sender: 'warn' }, manager, key)).status).toBe(200);
    expect((await detailOf(id)).fan?.sanctions).toHaveLength(1);
  });

  test('[SAFE-05] a message that was let pass comes back with the next report', async () => {
    const messageId = await sent('ふつうの話');
    await report(messageId);
    const { id } = await reportOf(messageId);
    await decide(id, { message: 'pass', reason: '' });
    expect((await queue()).list.map((report) => report.id)).not.toContain(id);
    expect((await queue('decided')).list[0]).toMatchObject({ id, decision: { message: 'pass' } });
    expect(await textsOf(sender)).toEqual(['ふつうの話']);
    await report(messageId, player, { reason: 'whereabouts' });
    expect(await reportOf(messageId)).toMatchObject({ id, reportCount: 2, decision: null });
  });

  test('[SAFE-05] a decision is taken back: the message is shown and the sanction ends', async () => {
    const messageId = await sent('ふつうの話');
    await report(messageId);
    const { id } = await reportOf(messageId);
    await decide(id, { sender: 'mute', until: inHours(24) });
    expect((await send('次の話')).status).toBe(409);
    const { decision } = (await detailOf(id)).report;
    const stream = await hear(sender);
    const undo = (decidedAt: string) =>
      manager.call('POST', `/v1/admin/reports/${id}/undo`, { body: { decidedAt } });
    expect((await undo(inHours(1))).status).toBe(409);
    for (let time = 0; time < 2; time++) expect((await undo(decision?.at ?? '')).status).toBe(200);
    await stream.until(() => stream.events.length > 1);
    expect(stream.events).toMatchObject([
      { type: 'changed', message: { content: 'ふつうの話' } },
      { type: 'sanction' },
    ]);
    expect((await send('次の話')).status).toBe(200);
    expect((await detailOf(id)).fan?.sanctions).toMatchObject([{ liftedAt: expect.any(String) }]);
  });

  test('[SAFE-05] a decided report tells all of its decision, in the list, too; nothing of an earlier one', async () => {
    const messageId = await sent('いやがらせ');
    await report(messageId);
    const { id } = await reportOf(messageId);
    await decide(id, { message: 'pass', sender: 'warn', reason: '気をつけてください。' });
    const decided = async () => (await queue('decided')).list.find((report) => report.id === id);
    expect((await decided())?.decision).toMatchObject({
      message: 'pass',
      sender: 'warn',
      until: null,
      reason: '気をつけてください。',
    });
    await report(messageId, player);
    await decide(id, { message: 'pass', reason: '' });
    expect((await decided())?.decision).toMatchObject({
      message: 'pass',
      sender: 'none',
      until: null,
      reason: null,
    });
    const fan = await server.createFan();
    await report(messageId, fan);
    const until = inHours(24);
    await decide(id, { sender: 'mute', until });
    const whole = {
      message: 'hide',
      sender: 'mute',
      until,
      reason: '居場所は書かないでください。',
      by: manager.name,
    };
    expect((await decided())?.decision).toMatchObject(whole);
    expect((await detailOf(id)).report.decision).toMatchObject(whole);
  });

  test('[STAFF-04] a page that loads the list again by itself is one line of the log, until it shows another fan', async () => {
    const viewer = await server.createStaff('manager');
    const read = () => viewer.call('GET', '/v1/admin/reports?size=100');
    const lines = async () =>
      (
        await server.db
          .selectFrom('staffLog')
          .select('fanIds')
          .where('staffId', '=', viewer.id)
          .execute()
      ).length;
    await report(await sent('一通目'));
    for (let time = 0; time < 3; time++) await read();
    expect(await lines()).toBe(1);
    const another = await server.createFan();
    await report(await sent('二通目', another));
    for (let time = 0; time < 2; time++) await read();
    expect(await lines()).toBe(2);
  });

  test('[SAFE-05] a reason is required, and an end in the next year for what lasts', async () => {
    const messageId = await sent('いやがらせ');
    await report(messageId);
    const { id } = await reportOf(messageId);
    const refusals = [
      [{ reason: ' ' }, 'reason'],
      [{ message: 'pass', sender: 'warn', reason: '' }, 'reason'],
      [{ sender: 'mute' }, 'until'],
      [{ sender: 'suspend', until: inHours(-1) }, 'until'],
      [{ sender: 'suspend', until: inHours(24 * 400) }, 'until'],
    ] as const;
    for (const [body, field] of refusals)
      expect((await decide(id, body)).body).toMatchObject({
        code: 422,
        data: { errors: [{ field }] },
      });
    expect((await queue()).list.map((report) => report.id)).toContain(id);
  });
});

describe('[SAFE-05] the reports of one person', () => {
  const listOf = async (id: string) =>
    (await manager.call('GET', `/v1/admin/reports?sameReporterAs=${id}&size=100`)).body.data as {
      list: Report[];
      totalCount: number;
    };
  const idsOf = async (id: string) => (await listOf(id)).list.map((report) => report.id);
  const pass = (reportIds: string[], key: string = randomUUID(), who = manager) =>
    who.call('POST', '/v1/admin/reports/passes', { body: { reportIds }, key });
  const undo = (id: string, decidedAt: string | undefined) =>
    manager.call('POST', `/v1/admin/reports/${id}/undo`, { body: { decidedAt } });
  const flood = async (count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index++) {
      const messageId = await sent(`ふつうの話${index}`);
      await report(messageId);
      ids.push((await reportOf(messageId)).id);
    }
    return ids;
  };

  test('are listed without a name, and pass with one decision, which is undone as one', async () => {
    const ids = await flood(3);
    const [first = '', second = '', third = ''] = ids;
    const other = await sent('ほかの人が通報した');
    await report(other, player);
    expect(await detailOf(first)).toMatchObject({
      sameReporter: 3,
    });
    const listed = await listOf(second);
    expect(listed.totalCount).toBe(3);
    expect(listed.list.map((report) => report.id)).toEqual(ids);
    expect(JSON.stringify(listed)).not.toContain(reader.id);

    const key = randomUUID();
    const answers = await parallel(3, () => pass(ids, key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const decided = answers[0]?.body.data as Detail;
    expect(decided.report).toMatchObject({
      id: first,
      decision: { message: 'pass', sender: 'none', by: manager.name, reports: 3 },
    });
    expect(await idsOf(first)).toEqual([]);
    const rows = await server.db
      .selectFrom('staffLog')
      .select(['fanIds', 'after'])
      .where('action', '=', 'pass_reports')
      .where('staffId', '=', manager.id)
      .execute();
    expect(rows).toEqual([{ fanIds: [sender.id], after: { count: 3, reportId: ids.join(' ') } }]);

    expect((await undo(third, decided.report.decision?.at)).status).toBe(200);
    expect(await idsOf(first)).toEqual(ids);
    expect((await undo(third, decided.report.decision?.at)).status).toBe(200);
    expect((await textsOf(sender)).length).toBe(4);
  });

  test('do not contain what another person has reported, too, nor pass with it', async () => {
    const ids = await flood(2);
    const [first = '', second = ''] = ids;
    const { message } = (await detailOf(second)).report;
    await report(message.id, player);
    expect(await idsOf(first)).toEqual([first]);
    expect(await idsOf(second)).toEqual([]);
    const refused = await pass(ids);
    expect(refused.body).toMatchObject({ code: 409, message: messages.reportsChanged });
    expect(await idsOf(first)).toEqual([first]);
    await decide(second, { message: 'pass', reason: '' });
    expect((await pass([first, second])).status).toBe(409);
    expect((await pass([first])).status).toBe(200);
  });

  test('that come back by another report stay open when the decision is undone', async () => {
    const ids = await flood(2);
    const [first = '', second = ''] = ids;
    const decided = (await pass(ids)).body.data as Detail;
    const { message } = (await detailOf(second)).report;
    await report(message.id, player);
    expect((await undo(first, decided.report.decision?.at)).status).toBe(200);
    expect(await idsOf(first)).toEqual([first]);
    expect((await detailOf(second)).report.decision).toBeNull();
  });

  test('are decided by one of two people at once', async () => {
    const ids = await flood(2);
    const other = await server.createStaff('manager');
    const answers = await Promise.all([pass(ids), pass(ids.toReversed(), randomUUID(), other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a sanction', () => {
  const sanction = async (body: object) => {
    const messageId = await sent('いやがらせ');
    await report(messageId);
    const { id } = await reportOf(messageId);
    const answer = await decide(id, body);
    expect(answer.status).toBe(200);
    return id;
  };
  const noticesOf = async (who: Fan) =>
    ((await who.call('GET', '/v1/user/sanctions')).body.data as { list: { id: string }[] }).list;

  test('[SAFE-05] a warning is read once, on one device for all', async () => {
    const stream = await hear(sender);
    await sanction({ sender: 'warn' });
    await stream.until(() => stream.events.some(({ type }) => type === 'sanction'));
    const [warning] = await noticesOf(sender);
    expect(warning).toMatchObject({
      kind: 'warn',
      reason: '居場所は書かないでください。',
      endsAt: null,
    });
    expect((await send('すみません')).status).toBe(200);
    const path = `/v1/user/sanctions/${warning?.id}/confirm`;
    expect((await reader.call('POST', path)).status).toBe(404);
    expect((await sender.call('POST', path)).status).toBe(200);
    expect(await noticesOf(sender)).toEqual([]);
  });

  test('[SAFE-05] a mute refuses texts and files and says until when and why', async () => {
    const until = inHours(24);
    await sanction({ sender: 'mute', until });
    const sentence = common.muted(new Date(until), '居場所は書かないでください。');
    expect(sentence).toMatch(
      /^\d{4}[.]\d\d[.]\d\d \d\d:\d\dまで、メッセージを送信できません。理由：居場所/,
    );
    expect((await send('次の話')).body).toMatchObject({ code: 409, message: sentence });
    expect((await sendPicture()).body).toMatchObject({ code: 409, message: sentence });
    expect(await noticesOf(sender)).toMatchObject([{ kind: 'mute' }]);
    expect((await send('ほかの人', reader)).status).toBe(200);
    await server.db
      .updateTable('fanSanctions')
      .set({ endsAt: new Date() })
      .where('userId', '=', sender.id)
      .execute();
    expect((await send('次の話')).status).toBe(200);
    expect(await noticesOf(sender)).toEqual([]);
  });

  test('[SAFE-05] a warning and a mute quote the message they are about, until its sender deletes it', async () => {
    await sanction({ sender: 'warn' });
    const { messageId } = (await sendPicture()).body.data as { messageId: string };
    await report(messageId);
    await decide((await reportOf(messageId)).id, { sender: 'mute', until: inHours(1) });
    expect(await noticesOf(sender)).toMatchObject([
      { kind: 'warn', message: { content: 'いやがらせ', messageType: 'text' } },
      { kind: 'mute', message: { messageType: 'image' } },
    ]);
    await sender.call(
      'DELETE',
      `/v1/user/message/delete?userId=${sender.id}&topicId=${topicId}&messageId=${messageId}`,
    );
    expect(await noticesOf(sender)).toMatchObject([
      { kind: 'warn', message: { content: 'いやがらせ' } },
      { kind: 'mute', message: null },
    ]);
  });

  test('[SAFE-05] a suspension closes the club at once, and leaves orders, codes and the reason', async () => {
    const { messageId, message } = (await sendPicture()).body.data as {
      messageId: string;
      message: Message;
    };
    const cookie = await mediaCookieOf(server.origin, { token: sender.token ?? '' });
    const picture = async () =>
      (await fetch(`${server.origin}${message.mediaUrl}`, { headers: { Cookie: cookie } })).status;
    expect(messageId).toBeDefined();
    expect(await picture()).toBe(200);
    const stream = await hear(sender);
    const until = inHours(24);
    const id = await sanction({ sender: 'suspend', until });
    await stream.ended;
    expect(stream.events.at(-1)).toEqual({ type: 'sanction', id: expect.any(Number) });

    const sentence = common.suspended(new Date(until), '居場所は書かないでください。');
    expect(sentence).toMatch(/^\d{4}[.]\d\d[.]\d\d \d\d:\d\dまで、ご利用を停止しています。/);
    for (const path of [
      '/v1/user/top',
      '/v1/user/chats',
      `/v1/user/chats/detail?topicId=${topicId}`,
    ])
      expect((await sender.call('GET', path)).body).toMatchObject({ code: 404, message: sentence });
    expect((await hear(sender)).status).toBe(404);
    expect(await picture()).toBe(404);
    expect(await noticesOf(sender)).toMatchObject([
      { kind: 'suspend', endsAt: until, message: { content: 'いやがらせ' } },
    ]);
    for (const path of ['/v1/user/pickups', '/v1/user/orders'])
      expect((await sender.call('GET', path)).status).toBe(200);
    expect((await reader.call('GET', '/v1/user/top')).status).toBe(200);

    const { decision } = (await detailOf(id)).report;
    await manager.call('POST', `/v1/admin/reports/${id}/undo`, {
      body: { decidedAt: decision?.at },
    });
    expect((await sender.call('GET', '/v1/user/top')).status).toBe(200);
    expect(await picture()).toBe(200);
  });

  test('[SAFE-05] a suspension may have no end, a mute has one', async () => {
    const messageId = await sent('いやがらせ');
    await report(messageId);
    const { id } = await reportOf(messageId);
    expect((await decide(id, { sender: 'mute', until: null })).body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'until' }] },
    });
    expect((await decide(id, { sender: 'suspend', until: null })).status).toBe(200);
    expect(await noticesOf(sender)).toMatchObject([{ kind: 'suspend', endsAt: null }]);
    expect((await sender.call('GET', '/v1/user/top')).body).toMatchObject({
      code: 404,
      message: '期限なしで、ご利用を停止しています。理由：居場所は書かないでください。',
    });
    expect((await detailOf(id)).fan?.sanctions).toMatchObject([{ kind: 'suspend', endsAt: null }]);
  });
});

import type { components } from '@homestand/api-client';
import { SessionCacheProvider } from '@homestand/app-core/http/sessionCache';
import { beginSession, endSession } from '@homestand/app-core/session/session';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { applyMessageEvent } from './events';
import { resendTexts, sendText, startOutbox } from './outbox';
import { addText, getOutbox, removeText } from './outbox.store';
import { useThreadMessages } from './thread';

type Message = components['schemas']['Message'];

const topicId = 't1';
const topicInfo = {
  chatType: 'group',
  title: '試合速報',
  userName: '',
  userAvatar: '',
  otherType: null,
  firstUnreadMessageId: null,
  unreadCount: 0,
};

const message = (messageId: string, senderId: string, content: string): Message => ({
  messageId,
  senderName: '浜野 さくら',
  senderAvatar: '',
  senderType: 'user',
  senderId,
  content,
  createdAt: '2026-11-21T09:30:00.000Z',
  messageType: 'text',
  mediaUrl: null,
  thumbnailUrl: null,
  fileName: null,
  fileSize: null,
  duration: null,
  width: null,
  height: null,
});

/** A fake server with one topic. Each response is made when its request arrives and sent when `release` allows. */
let stored: Message[];
let release: Promise<void>;
/** The keys of the person's own messages. */
let clientKeys: { messageId: string; clientKey: string }[];
/** The responses to sends are lost. */
let losesResponses: boolean;
/** The server refuses what is sent. */
let refuses: boolean;
/** A server of an earlier release responds to a send with the id only. */
let returnsMessage: boolean;

const respond = (data: unknown) =>
  new Response(JSON.stringify({ code: 200, message: 'success', data }), {
    headers: { 'content-type': 'application/json' },
  });

async function serve(request: Request): Promise<Response> {
  if (request.method === 'POST' && refuses)
    return new Response(
      JSON.stringify({ code: 400, message: 'このメッセージは送れません', data: null }),
      { status: 400, headers: { 'content-type': 'application/json' } },
    );
  if (request.method === 'POST') {
    const { content } = (await request.json()) as { content: string };
    const sent = message(`m${stored.length + 1}`, 'me', content);
    stored.push(sent);
    await release;
    if (losesResponses) throw new TypeError('Failed to fetch');
    return respond({ messageId: sent.messageId, ...(returnsMessage && { message: sent }) });
  }
  const list = stored.toReversed();
  const page = { totalPage: 1, page: 1, size: 15, isPreviewMode: false };
  const response = respond({ list, clientKeys, totalCount: list.length, ...page, topicInfo });
  await release;
  return response;
}

/** Delays the responses until the returned function is called. */
function hold(): () => void {
  let finish = () => {};
  release = new Promise((resolve) => {
    finish = resolve;
  });
  return () => {
    release = Promise.resolve();
    finish();
  };
}

beforeEach(() => {
  stored = [message('m1', 'other', 'こんばんは')];
  release = Promise.resolve();
  returnsMessage = true;
  clientKeys = [];
  losesResponses = false;
  refuses = false;
  beginSession({
    viewer: 'user',
    token: 'token',
    name: '浜野 さくら',
    email: null,
    userId: 'me',
    pictureUrl: null,
    playerCardsId: null,
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    serve(new Request(input, init)),
  );
});

afterEach(() => {
  for (const key of outboxKeys()) removeText(key);
  endSession({ onPurpose: true });
  vi.restoreAllMocks();
});

async function openThread() {
  onTestFinished(startOutbox());
  const { result } = await renderHook(() => useThreadMessages(topicId), {
    wrapper: ({ children }) => (
      <SessionCacheProvider token="token">{children}</SessionCacheProvider>
    ),
  });
  return {
    receive: (message: Message, clientKey?: string) =>
      applyMessageEvent({
        type: 'message',
        topicId,
        message,
        ...(clientKey !== undefined && { clientKey }),
      }),
    shown: () => result.current.data?.messages.map(({ key }) => key),
    texts: () => result.current.data?.messages.map(({ content }) => content),
  };
}

const outboxKeys = () => getOutbox().texts.map(({ key }) => key);

test('messages that arrive during the first load are neither lost nor doubled', async () => {
  const response = hold();
  const { receive, shown } = await openThread();
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1);
  for (const id of ['m2', 'm3']) {
    stored.push(message(id, 'other', id));
    receive(message(id, 'other', id));
  }
  response();
  await expect.poll(shown).toEqual(['m1', 'm2', 'm3']);
  receive(message('m3', 'other', 'm3'));
  expect(shown()).toEqual(['m1', 'm2', 'm3']);
});

test('an own message whose event comes before its response is there once, under its outbox key', async () => {
  const { receive, shown } = await openThread();
  await expect.poll(shown).toEqual(['m1']);
  const response = hold();
  const sent = sendText({ topicId }, 'がんばれ');
  await expect.poll(() => stored.length).toBe(2);
  const [key = ''] = outboxKeys();
  receive(message('m2', 'me', 'がんばれ'), key);
  await expect.poll(shown).toEqual(['m1', key]);
  response();
  await sent;
  expect(outboxKeys()).toEqual([]);
  expect(shown()).toEqual(['m1', key]);
});

test('an own message whose response comes before its event is there once, as the server stored it', async () => {
  const { receive, shown, texts } = await openThread();
  await expect.poll(shown).toEqual(['m1']);
  const sent = sendText({ topicId }, 'がんばれ');
  const [key = ''] = outboxKeys();
  await sent;
  await expect.poll(shown).toEqual(['m1', key]);
  receive(message('m2', 'me', 'がんばれ'), key);
  expect(shown()).toEqual(['m1', key]);
  expect(texts()).toEqual(['こんばんは', 'がんばれ']);
});

test('the same text from another device of this person leaves the outbox item alone', async () => {
  const { receive, shown } = await openThread();
  await expect.poll(shown).toEqual(['m1']);
  const response = hold();
  const sent = sendText({ topicId }, 'がんばれ');
  await expect.poll(() => stored.length).toBe(2);
  const [key = ''] = outboxKeys();
  receive(message('m9', 'me', 'がんばれ'), 'key of another device');
  await expect.poll(shown).toEqual(['m1', 'key of another device']);
  response();
  await sent;
  await expect.poll(shown).toEqual(['m1', 'key of another device', key]);
});

test('an own message whose response was lost is loaded under its outbox key', async () => {
  losesResponses = true;
  const { key } = addText({ topicId }, 'がんばれ');
  stored.push(message('m2', 'me', 'がんばれ'));
  clientKeys = [{ messageId: 'm2', clientKey: key }];
  const { shown } = await openThread();
  await expect.poll(shown).toEqual(['m1', key]);
});

test('a response without the message loads the thread again', async () => {
  returnsMessage = false;
  const { shown, texts } = await openThread();
  await expect.poll(shown).toEqual(['m1']);
  await sendText({ topicId }, 'がんばれ');
  await expect.poll(texts).toEqual(['こんばんは', 'がんばれ']);
  expect(outboxKeys()).toEqual([]);
});

test('a refused text stays in the outbox, and who sent it learns that it did not arrive', async () => {
  refuses = true;
  await openThread();
  expect(await sendText({ topicId }, 'がんばれ')).toBeNull();
  expect(getOutbox().texts).toMatchObject([
    { state: 'refused', refusal: 'このメッセージは送れません' },
  ]);
});

test('who sent a text learns that it was removed before it arrived', async () => {
  await openThread();
  hold();
  const sent = sendText({ topicId }, 'がんばれ');
  const [key = ''] = outboxKeys();
  removeText(key);
  expect(await sent).toBeNull();
});

test('all unsent texts to a target are sent again, also those that were refused', async () => {
  refuses = true;
  await openThread();
  await sendText({ topicId }, 'がんばれ');
  await sendText({ topicId: 't2' }, 'ほかのトーク');
  refuses = false;
  resendTexts({ topicId });
  await expect.poll(() => getOutbox().texts.map(({ text }) => text)).toEqual(['ほかのトーク']);
  expect(stored.map(({ content }) => content)).toContain('がんばれ');
});

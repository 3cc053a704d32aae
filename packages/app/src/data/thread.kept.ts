import { changeKept, dropKept, keep, keepNewest, kept } from '../lib/kept';
import { hasFields } from '../lib/storage';
import { type Thread, without } from './thread.merge';

const beginning = 'thread:';
const mostTalks = 20;
const mostMessages = 30;
/** Twenty long talks must not take the room of a text that waits to be sent. */
const mostCharacters = 20_000;

const nameOf = (topicId: string) => beginning + topicId;

const isThread = (value: unknown): value is Thread =>
  hasFields(value, { total: ['number'], preview: ['boolean'] }) &&
  hasFields((value as Thread).info, { chatType: ['string'], title: ['string'] }) &&
  Array.isArray((value as Thread).messages) &&
  (value as Thread).messages.every(isMessage);

const isMessage = (value: unknown) =>
  hasFields(value, {
    key: ['string'],
    messageId: ['string'],
    content: ['string'],
    createdAt: ['string'],
    messageType: ['string'],
  });

/** The last messages of the talks that were looked at last, for a start without a line. */
export function keepThread(topicId: string, thread: Thread) {
  const { info, total, preview } = thread;
  const messages = lastOf(thread.messages);
  keep(nameOf(topicId), { info, total, preview, messages, firstUnreadId: null, unreadCount: 0 });
  keepNewest(beginning, mostTalks);
}

export const keptThread = (topicId: string) => kept(nameOf(topicId), isThread);

export const dropThread = (topicId: string) => dropKept(nameOf(topicId));

/** What its sender took back is gone here, too. */
export const dropMessage = (topicId: string, messageId: string) =>
  changeKept(nameOf(topicId), isThread, (thread) => without(thread, messageId));

function lastOf(messages: Thread['messages']): Thread['messages'] {
  let left = mostCharacters;
  const last = messages.slice(-mostMessages);
  const first = last.findLastIndex(({ content }) => {
    left -= content.length;
    return left < 0;
  });
  return last.slice(first + 1);
}

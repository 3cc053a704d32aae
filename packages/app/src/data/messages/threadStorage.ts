import { schemaOf } from '@homestand/api-client';
import { boolean, both, list } from '@homestand/api-client/moreSchemas';
import { nullable, number, object, type Schema, string } from '@homestand/api-client/schema';
import {
  pruneOfflineCopies,
  readOfflineCopy,
  removeOfflineCopy,
  storeOfflineCopy,
  updateOfflineCopy,
} from '@homestand/app-core/offline/offlineCache';
import { type Message, type Thread, withChanged, withoutMessage } from './thread.merge';

const beginning = 'thread:';
const maxThreads = 20;
const maxMessages = 30;
/** Twenty long threads must not use up the storage that outbox texts need. */
const maxCharacters = 20_000;

const nameOf = (topicId: string) => beginning + topicId;

const storable: Schema<Thread> = object({
  info: schemaOf('TopicInfo'),
  messages: list(both(schemaOf('Message'), object({ key: string }))),
  total: number,
  preview: boolean,
  firstUnreadId: nullable(string),
  unreadCount: number,
});

/** Stores the last messages of the most recently opened topics, for a start offline. */
export function storeThread(topicId: string, thread: Thread) {
  const { info, total, preview } = thread;
  const messages = lastOf(thread.messages);
  storeOfflineCopy(nameOf(topicId), {
    info,
    total,
    preview,
    messages,
    firstUnreadId: null,
    unreadCount: 0,
  });
  pruneOfflineCopies(beginning, maxThreads);
}

export const storedThread = (topicId: string) => readOfflineCopy(nameOf(topicId), storable);

export const removeStoredThread = (topicId: string) => removeOfflineCopy(nameOf(topicId));

/** Replaces a message that staff have hidden or show again. */
export const changeStoredMessage = (topicId: string, message: Message) =>
  updateOfflineCopy(nameOf(topicId), storable, (thread) => withChanged(thread, message));

/** Removes a message that its sender deleted, or this person reported. */
export const removeStoredMessage = (topicId: string, messageId: string) =>
  updateOfflineCopy(nameOf(topicId), storable, (thread) => withoutMessage(thread, messageId));

function lastOf(messages: Thread['messages']): Thread['messages'] {
  let remaining = maxCharacters;
  const last = messages.slice(-maxMessages);
  const first = last.findLastIndex(({ content }) => {
    remaining -= content.length;
    return remaining < 0;
  });
  return last.slice(first + 1);
}

import type { Transaction } from 'kysely';
import { type Queries, transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { deleteAtOnce, enqueueFileDeletions } from '../../http/fileDeletions.ts';
import { type Attempt, once } from '../../http/idempotency.ts';
import { consume } from '../../http/limits.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import { restrictionOf } from '../sanctions/index.ts';
import { addMessage, removeMessage, type Sender } from './messages.queries.ts';
import { readMessages } from './messageView.ts';
import { findTopic, privateTopic } from './topics.queries.ts';

export type Target = { topicId: string } | { playerId: number };

type Text = { sender: Sender; target: Target; content: string; attempt: Attempt };

export async function sendText(services: Services, { sender, target, content, attempt }: Text) {
  refusePreview(services);
  await consume(services.db, 'send', sender.personId);
  const sent = await once(services.db, attempt, async (tx) => {
    const topicId = await topicFor(tx, sender, target);
    const messageId = await addMessage(tx, {
      topicId,
      sender,
      content: content.trim(),
      clientKey: attempt.key,
    });
    return { topicId, messageId };
  });
  notifyProcesses(services);
  return withMessage(services, sent);
}

/** Adds the stored message, so that a retry gets it, too; null if it has been deleted since. */
export async function withMessage(
  { db }: Pick<Services, 'db'>,
  { topicId, messageId }: { topicId: string; messageId: string },
) {
  const found = await readMessages(db, [{ topicId, id: messageId }]);
  return { topicId, messageId, message: found.get(messageId) ?? null };
}

/** The topic to which the message goes, if the sender may write there. */
export async function topicFor(
  tx: Transaction<Tables>,
  sender: Sender,
  target: Target,
): Promise<string> {
  const topicId = await findTarget(tx, sender, target);
  await refuseRestricted(tx, sender);
  return topicId;
}

/** Tells a fan whom staff have muted until when and why. */
export async function refuseRestricted(db: Queries, { role, personId }: Sender): Promise<void> {
  const found = role === 'user' ? await restrictionOf(db, personId) : undefined;
  if (!found) return;
  throw conflict(
    found.kind === 'mute'
      ? messages.muted(found.endsAt, found.reason)
      : messages.suspended(found.endsAt, found.reason),
  );
}

async function findTarget(
  tx: Transaction<Tables>,
  sender: Sender,
  target: Target,
): Promise<string> {
  if ('playerId' in target) {
    const id = await privateTopic(tx, sender.personId, target.playerId);
    if (id === undefined) throw notFound();
    return id;
  }
  const topic = await findTopic(tx, sender, target.topicId);
  if (!topic) throw notFound();
  if (topic.isPlayerRetired) throw conflict(messages.playerRetired);
  return topic.id;
}

export async function deleteMessage(
  services: Services,
  sender: Sender,
  topicId: string,
  messageId: string,
): Promise<void> {
  const files = await transact(services.db, async (tx) => {
    const topic = await findTopic(tx, sender, topicId);
    const removed =
      topic && (await removeMessage(tx, { topicId, messageId, senderId: sender.personId }));
    if (!removed) throw notFound();
    await enqueueFileDeletions(services, tx, removed);
    return removed;
  });
  notifyProcesses(services);
  await deleteAtOnce(services, files);
}

export function refusePreview({ config }: Services) {
  if (config.previewMode) throw conflict(messages.preview);
}

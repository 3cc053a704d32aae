import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { deleteMessage, sendText } from './sendMessage.ts';
import { createReadThread, listTopics, markMessageRead } from './thread.ts';

/** An app of the version before expects that page 1 marks the thread read. */
const movesMark = ({ headers }: FastifyRequest) => headers['read-mark'] !== 'keep';

type MessageHandlers = Pick<
  Handlers,
  | 'listFanChats'
  | 'listFanMessages'
  | 'replyAsFan'
  | 'sendFanMessage'
  | 'deleteFanMessage'
  | 'listPlayerTopics'
  | 'listPlayerMessages'
  | 'sendPlayerMessage'
  | 'deletePlayerMessage'
  | 'markMessageRead'
>;

export function messagesRoutes(services: Services): MessageHandlers {
  const readThread = createReadThread(services);
  return {
    listFanChats: ({ session, query }) => listTopics(services, session, query),
    listPlayerTopics: ({ session, query }) => listTopics(services, session, query),

    listFanMessages: ({ session, query, request }) =>
      readThread(session, query.topicId, query, { movesMark: movesMark(request) }),
    listPlayerMessages: ({ session, path, query, request }) =>
      readThread(session, path.topicId, query, { movesMark: movesMark(request) }),

    markMessageRead: ({ session, path }) =>
      markMessageRead(services, session, path.topicId, path.messageId),

    async replyAsFan({ session, body, request }) {
      const { messageId, message } = await sendText(services, {
        sender: session,
        target: { topicId: body.topicId },
        content: body.content,
        attempt: {
          personId: session.personId,
          key: idempotencyKey(request),
          request: ['replyAsFan', body],
        },
      });
      return { messageId, message };
    },

    sendFanMessage: ({ session, body, request }) =>
      sendText(services, {
        sender: session,
        // The contract requires the field that matches the chatType.
        target:
          body.chatType === 'private'
            ? { playerId: body.playerId ?? 0 }
            : { topicId: body.topicId ?? '' },
        content: body.content,
        attempt: {
          personId: session.personId,
          key: idempotencyKey(request),
          request: ['sendFanMessage', body],
        },
      }),

    async sendPlayerMessage({ session, path, body, request }) {
      const { messageId, message } = await sendText(services, {
        sender: session,
        target: { topicId: path.topicId },
        content: body.content,
        attempt: {
          personId: session.personId,
          key: idempotencyKey(request),
          request: ['sendPlayerMessage', path.topicId, body],
        },
      });
      return { messageId, message };
    },

    async deleteFanMessage({ session, query }) {
      if (query.userId.toLowerCase() !== session.personId) throw notFound();
      await deleteMessage(services, session, query.topicId, query.messageId);
      return null;
    },

    async deletePlayerMessage({ session, path }) {
      await deleteMessage(services, session, path.topicId, path.messageId);
      return null;
    },
  };
}

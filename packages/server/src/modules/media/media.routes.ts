import { callerSignal } from '../../http/callerSignal.ts';
import type { Handlers } from '../../http/contract.ts';
import { notAllowed } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { sendMedia } from './sendMedia.ts';

export function mediaRoutes(
  services: Services,
): Pick<Handlers, 'sendFanMedia' | 'sendPlayerMedia'> {
  return {
    sendFanMedia: ({ session, request, reply, readForm }) =>
      sendMedia(services, {
        operation: 'sendFanMedia',
        sender: session,
        request,
        signal: callerSignal(reply.raw),
        read(fields) {
          const { chatType, playerId, topicId, mediaType, uploadId } = readForm(fields);
          if (chatType === 'private' && playerId !== undefined)
            return { target: { playerId }, mediaType, uploadId };
          if (topicId === undefined)
            throw notAllowed([{ field: 'topicId', message: messages.required }]);
          return { target: { topicId }, mediaType, uploadId };
        },
      }),

    async sendPlayerMedia({ session, path, request, reply, readForm }) {
      const { messageId, message } = await sendMedia(services, {
        operation: 'sendPlayerMedia',
        sender: session,
        request,
        signal: callerSignal(reply.raw),
        read(fields) {
          const { mediaType, uploadId } = readForm(fields);
          return { target: { topicId: path.topicId }, mediaType, uploadId };
        },
      });
      return { messageId, message };
    },
  };
}

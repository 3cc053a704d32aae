import { callerSignal } from '../../http/callerSignal.ts';
import type { Handlers } from '../../http/contract.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import { publicKey } from '../../http/fileAddresses.ts';
import { sendFile } from '../../http/sendFile.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { findReadableMedia } from './media.queries.ts';
import { sendMedia } from './sendMedia.ts';

type MediaHandlers = Pick<Handlers, 'sendFanMedia' | 'sendPlayerMedia' | 'getFile' | 'getMedia'>;

/** Sends media, and serves stored files: the club's own to everybody, media to those who may read their topic. */
export function mediaRoutes(services: Services): MediaHandlers {
  const { db, storage, sizedPictures } = services;
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

    async getFile({ path: { name }, query: { width }, request, reply }) {
      const isPicture = !/[.]mp[34]$/.test(name);
      const sized = width !== undefined && isPicture ? await sizedPictures.find(name, width) : null;
      await sendFile(request, reply, {
        storage,
        key: sized?.key ?? publicKey(name),
        tag: sized?.key ?? name,
        // A day: until then the same picture exists in a format with fewer bytes.
        cacheControl:
          width !== undefined && !sized?.isFinal
            ? 'public, max-age=86400'
            : 'public, max-age=31536000, immutable',
      });
      return undefined;
    },

    async getMedia({ path, sessions, request, reply }) {
      const { mediaId, variant } = path;
      const found = await findReadableMedia(db, sessions, mediaId);
      if (!found) throw notFound();
      await sendFile(request, reply, {
        storage,
        key: variant === 'original' ? found.originalKey : found.thumbnailKey,
        tag: `${mediaId}-${variant}`,
        cacheControl: 'private, max-age=86400, immutable',
      });
      return undefined;
    },
  };
}

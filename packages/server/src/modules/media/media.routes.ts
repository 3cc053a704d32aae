import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../http/contract.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import { idempotencyKey, once } from '../../http/idempotency.ts';
import { spend } from '../../http/limits.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { addMessage, type Sender } from '../chats/messages.queries.ts';
import { refusePreview, type Target, topicFor } from '../chats/sends.ts';
import { findTopic } from '../chats/topics.queries.ts';
import { wake } from '../live/wake.ts';
import { type MediaForm, withMediaForm } from './form.ts';
import { addMedia } from './media.queries.ts';
import { forgetMedia, storeMedia } from './store.ts';
import { dropUpload, takeUpload } from './upload-store.ts';

type Sending = {
  operation: string;
  sender: Sender;
  request: FastifyRequest;
  /** Reads the fields; throws when one is not allowed. */
  read: (fields: Record<string, string>) => {
    target: Target;
    mediaType: 'image' | 'video';
    uploadId: string | undefined;
  };
};

export function mediaRoutes(
  services: Services,
): Pick<Handlers, 'sendFanMedia' | 'sendPlayerMedia'> {
  return {
    sendFanMedia: ({ session, request, readForm }) =>
      sendMedia(services, {
        operation: 'sendFanMedia',
        sender: session,
        request,
        read(fields) {
          const { chatType, playerId, topicId, mediaType, uploadId } = readForm(fields);
          if (chatType === 'private' && playerId !== undefined)
            return { target: { playerId }, mediaType, uploadId };
          if (topicId === undefined)
            throw notAllowed([{ field: 'topicId', message: messages.required }]);
          return { target: { topicId }, mediaType, uploadId };
        },
      }),

    async sendPlayerMedia({ session, path, request, readForm }) {
      const { messageId } = await sendMedia(services, {
        operation: 'sendPlayerMedia',
        sender: session,
        request,
        read(fields) {
          const { mediaType, uploadId } = readForm(fields);
          return { target: { topicId: path.topicId }, mediaType, uploadId };
        },
      });
      return { messageId };
    },
  };
}

async function sendMedia(services: Services, sending: Sending) {
  const { db, uploadFolder } = services;
  const { sender, request, read } = sending;
  refusePreview(services);
  await spend(db, 'mediaSend', sender.personId);
  return withMediaForm(request, uploadFolder, async (form) => {
    const { target, mediaType, uploadId } = read(form.fields);
    // Before the file is worked on: whoever may not write there costs us no more than the reading.
    if ('topicId' in target && !(await findTopic(db, sender, target.topicId))) throw notFound();
    const media = form.media ?? (await takeUpload(services, sender.personId, uploadId));
    if (!media) throw notAllowed([{ field: 'mediaFile', message: messages.mediaRequired }]);
    try {
      if (media.kind !== mediaType) {
        const message = mediaType === 'image' ? messages.imageOnly : messages.videoOnly;
        throw notAllowed([{ field: 'mediaFile', message }]);
      }
      const sent = await store(services, sending, target, { ...form, media });
      if (uploadId !== undefined) await dropUpload(services, uploadId);
      return sent;
    } finally {
      await rm(media.file, { force: true });
    }
  });
}

async function store(
  services: Services,
  { operation, sender, request }: Sending,
  target: Target,
  { media, poster }: MediaForm & { media: NonNullable<MediaForm['media']> },
) {
  const { db, storage, uploadFolder: folder } = services;
  const stored = await storeMedia(media, { storage, folder, fileName: media.fileName, poster });
  const attempt = {
    personId: sender.personId,
    key: idempotencyKey(request),
    asked: [operation, target, media.sha256],
  };
  try {
    const { mediaId, ...sent } = await once(db, attempt, async (tx) => {
      const topicId = await topicFor(tx, sender, target);
      await addMedia(tx, topicId, stored);
      const messageId = await addMessage(tx, { topicId, sender, content: '', mediaId: stored.id });
      return { topicId, messageId, mediaId: stored.id };
    });
    // Sent before: the file that is shown is the first one.
    if (mediaId !== stored.id) await forgetMedia(storage, stored);
    wake(services);
    return sent;
  } catch (error) {
    await forgetMedia(storage, stored);
    throw error;
  }
}

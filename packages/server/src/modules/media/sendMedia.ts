import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { notAllowed, notFound } from '../../http/errors.ts';
import { deleteFiles } from '../../http/fileDeletions.ts';
import { type Attempt, idempotencyKey, once, storedResponse } from '../../http/idempotency.ts';
import { consume } from '../../http/limits.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import {
  addMessage,
  refusePreview,
  refuseRestricted,
  type Sender,
  type Target,
  topicFor,
  withMessage,
} from '../messages/index.ts';
import { addMedia, mayWriteTo } from './media.queries.ts';
import { type MediaForm, type NamedFile, withMediaForm } from './multipartForm.ts';
import { storeMedia } from './storeMedia.ts';
import { claimUpload } from './uploads.queries.ts';
import { dropUpload, takeUpload } from './uploads.ts';

type MediaFields = {
  target: Target;
  mediaType: 'image' | 'video';
  uploadId: string | undefined;
};

type Sending = {
  operation: string;
  sender: Sender;
  request: FastifyRequest;
  /** Aborted when the sender disconnects. */
  signal: AbortSignal;
  /** Parses the fields; throws if one is not allowed. */
  read: (text: Record<string, string>) => MediaFields;
};

type Sent = { topicId: string; messageId: string; mediaId: string };

/** Receives a picture or video, from the form or from a finished upload, and sends it as a message. */
export async function sendMedia(services: Services, sending: Sending) {
  const { db, uploadFolder: folder } = services;
  const { sender, request, read } = sending;
  refusePreview(services);
  await consume(db, 'mediaSend', sender.personId);
  await consume(db, 'mediaSendDaily', sender.personId);
  const checkTarget = async ({ target }: MediaFields) => {
    if (!(await mayWriteTo(db, sender, target))) throw notFound();
    await refuseRestricted(db, sender);
  };
  const beforeFiles = async (text: Record<string, string>) => {
    const fields = attemptToRead(read, text);
    if (fields) await checkTarget(fields);
  };
  return withMediaForm(request, { folder, beforeFiles }, async (form) => {
    const fields = read(form.fields);
    await checkTarget(fields);
    const attempt = attemptOf(sending, fields, form);
    const sent =
      (await storedResponse<Sent>(db, attempt)) ?? (await store(services, sending, fields, form));
    return withMessage(services, sent);
  });
}

/** Fields may follow the file, so errors are reported only when the form is complete. */
function attemptToRead(read: Sending['read'], text: Record<string, string>) {
  try {
    return read({ ...text });
  } catch {
    return undefined;
  }
}

function attemptOf(
  { operation, sender, request }: Sending,
  fields: MediaFields,
  form: MediaForm,
): Attempt {
  return {
    personId: sender.personId,
    key: idempotencyKey(request),
    request: [operation, fields.target, fields.uploadId ?? form.media?.sha256],
  };
}

async function store(services: Services, sending: Sending, fields: MediaFields, form: MediaForm) {
  const { db, storage, uploadFolder: folder, onError } = services;
  const { sender, signal } = sending;
  const { target, mediaType, uploadId } = fields;
  const media = await fileOf(services, sender, uploadId, form);
  try {
    if (media.kind !== mediaType)
      throw refused(mediaType === 'image' ? messages.imageOnly : messages.videoOnly);
    const { fileName } = media;
    const place = { key: sender.personId, signal };
    const { poster } = form;
    const deleteLater = (keys: readonly string[]) => deleteFiles(services, keys);
    const stored = await storeMedia(media, {
      storage,
      folder,
      fileName,
      poster,
      place,
      deleteLater,
    });
    const forget = () => deleteLater([stored.originalKey, stored.thumbnailKey]).catch(onError);
    const attempt = attemptOf(sending, fields, form);
    const sent = await once<Sent>(db, attempt, async (tx) => {
      if (uploadId !== undefined && !(await claimUpload(tx, sender.personId, uploadId)))
        throw notFound();
      const topicId = await topicFor(tx, sender, target);
      await addMedia(tx, topicId, stored);
      const messageId = await addMessage(tx, {
        topicId,
        sender,
        content: '',
        mediaId: stored.id,
        clientKey: attempt.key,
      });
      return { topicId, messageId, mediaId: stored.id };
    }).catch(async (error: unknown) => {
      await forget();
      throw error;
    });
    // Another request with this key has sent the message meanwhile, with its own file: this one is deleted.
    if (sent.mediaId !== stored.id) await forget();
    notifyProcesses(services);
    if (uploadId !== undefined) await dropUpload(services, uploadId).catch(onError);
    return sent;
  } finally {
    await rm(media.file, { force: true });
  }
}

async function fileOf(
  services: Services,
  sender: Sender,
  uploadId: string | undefined,
  { media }: MediaForm,
): Promise<NamedFile> {
  if (media && uploadId !== undefined)
    throw notAllowed([{ field: 'uploadId', message: messages.invalid }]);
  if (media) return media;
  if (uploadId === undefined) throw refused(messages.mediaRequired);
  return takeUpload(services, sender.personId, uploadId);
}

const refused = (message: string) => notAllowed([{ field: 'mediaFile', message }]);

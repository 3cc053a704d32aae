import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  type HttpError,
  malformed,
  notAllowed,
  tooLarge,
  wrongMediaType,
} from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import { cleanName } from './fileName.ts';
import { MediaRefusal, mediaLimits, type ReceivedFile, receive } from './processing/index.ts';

export type NamedFile = ReceivedFile & { fileName: string };

export type MediaForm = {
  fields: Record<string, string>;
  media: NamedFile | undefined;
  poster: string | undefined;
};

type Options = {
  /** Folder for the files until `use` has ended. */
  folder: string;
  /** Gets the fields before the first file; may throw to stop reading. */
  beforeFiles: (fields: Record<string, string>) => Promise<void>;
};

const overhead = 6 * 1024 * 1024;

/**
 * Streams a form with a file to disk, so that a video is never held in memory. The files are deleted after
 * `use`.
 */
export async function withMediaForm<Result>(
  request: FastifyRequest,
  { folder, beforeFiles }: Options,
  use: (form: MediaForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw wrongMediaType();
  if (Number(request.headers['content-length'] ?? 0) > mediaLimits.video + overhead)
    throw tooLarge(messages.videoTooLarge);
  const form: MediaForm = { fields: {}, media: undefined, poster: undefined };
  const seen = new Set<string>();
  let fileSeen = false;
  try {
    for await (const part of partsOf(request)) {
      if (seen.has(part.fieldname)) throw notKnown(part.fieldname);
      seen.add(part.fieldname);
      if (part.type === 'field') {
        form.fields[part.fieldname] = String(part.value);
        continue;
      }
      if (!fileSeen) await beforeFiles(form.fields);
      fileSeen = true;
      await takeFile(form, part, folder);
    }
    return await use(form);
  } catch (error) {
    throw error instanceof MediaRefusal ? inWords(error) : error;
  } finally {
    for (const file of [form.media?.file, form.poster]) if (file) await rm(file, { force: true });
  }
}

/** Errors of the parser are client errors. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: { fileSize: mediaLimits.video + 1 } });
  } catch (error) {
    throw isTooMuch(error) ? tooLarge() : malformed();
  }
}

const isTooMuch = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

async function takeFile(form: MediaForm, part: MultipartFile, folder: string) {
  if (part.fieldname === 'mediaFile') {
    const received = await receiveWhole(part, () => receive(part.file, { folder }));
    form.media = { ...received, fileName: cleanName(part.filename) };
  } else if (part.fieldname === 'poster') {
    form.poster = await receivePoster(part, folder);
  } else {
    throw notKnown(part.fieldname);
  }
}

/** The poster is optional: an invalid one is ignored. */
async function receivePoster(part: MultipartFile, folder: string): Promise<string | undefined> {
  const limits = { image: mediaLimits.image, video: 0 };
  // The form continues after the poster: destroying its stream would end the whole form.
  const open = Readable.from(part.file.iterator({ destroyOnReturn: false }));
  try {
    return (await receiveWhole(part, () => receive(open, { folder, limits }))).file;
  } catch (error) {
    if (!(error instanceof MediaRefusal)) throw error;
    part.file.resume();
    return undefined;
  }
}

/** An interrupted part is a client error; any other error, such as a full disk, is ours. */
async function receiveWhole<Result>(part: MultipartFile, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    throw error === part.file.errored ? malformed() : error;
  }
}

const notKnown = (field: string) => notAllowed([{ field, message: messages.invalid }]);

/** Converts a refusal to an error response for the sender. */
function inWords({ reason }: MediaRefusal): HttpError {
  switch (reason) {
    case 'heic':
      return wrongMediaType(messages.mediaHeic);
    case 'unsupported':
      return wrongMediaType(messages.mediaFormat);
    case 'image_too_large':
      return tooLarge(messages.imageTooLarge);
    case 'video_too_large':
      return tooLarge(messages.videoTooLarge);
    case 'empty':
      return notAllowed([{ field: 'mediaFile', message: messages.mediaRequired }]);
    case 'too_many_pixels':
      return tooLarge(messages.tooManyPixels);
    default:
      return notAllowed([{ field: 'mediaFile', message: messages.mediaBroken }]);
  }
}

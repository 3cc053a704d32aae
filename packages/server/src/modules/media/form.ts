import { rm } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type HttpError, notAllowed, tooLarge, wrongMediaType } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import { MediaRefusal, mediaLimits, type ReceivedFile, receive } from './processing/index.ts';

export type MediaForm = {
  fields: Record<string, string>;
  media: (ReceivedFile & { fileName: string }) | undefined;
  poster: string | undefined;
};

const overhead = 6 * 1024 * 1024;

/** Reads a form with a file, piece by piece: a video never stands in memory. `use` gets it, then all is removed. */
export async function withMediaForm<Result>(
  request: FastifyRequest,
  folder: string,
  use: (form: MediaForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw wrongMediaType();
  if (Number(request.headers['content-length'] ?? 0) > mediaLimits.video + overhead)
    throw tooLarge(messages.videoTooLarge);
  const form: MediaForm = { fields: {}, media: undefined, poster: undefined };
  try {
    for await (const part of request.parts({ limits: { fileSize: mediaLimits.video + 1 } })) {
      if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
      else await takeFile(form, part, folder);
    }
    return await use(form);
  } catch (error) {
    throw error instanceof MediaRefusal ? inWords(error) : error;
  } finally {
    for (const file of [form.media?.file, form.poster]) if (file) await rm(file, { force: true });
  }
}

async function takeFile(form: MediaForm, part: MultipartFile, folder: string) {
  if (part.fieldname === 'mediaFile' && !form.media) {
    form.media = { ...(await receive(part.file, { folder })), fileName: cleanName(part.filename) };
  } else if (part.fieldname === 'poster' && !form.poster) {
    form.poster = await receivePoster(part, folder);
  } else {
    part.file.resume();
  }
}

/** A poster is a help and no more: one that is no picture is left aside. */
async function receivePoster(part: MultipartFile, folder: string): Promise<string | undefined> {
  try {
    const limits = { image: mediaLimits.image, video: 0 };
    return (await receive(part.file, { folder, limits })).file;
  } catch (error) {
    if (!(error instanceof MediaRefusal)) throw error;
    part.file.resume();
    return undefined;
  }
}

/** The name to show: no path, nothing that turns the reading direction or cannot be seen. */
export function cleanName(name: string): string {
  const visible = basename(name.replaceAll('\\', '/')).replace(/\p{C}/gu, '').trim();
  const extension = extname(visible).slice(0, 10);
  return (
    (visible.slice(0, visible.length - extname(visible).length).slice(0, 80) || 'file') + extension
  );
}

/** What is wrong with a file, for the one who sent it. */
export function inWords({ reason }: MediaRefusal): HttpError {
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
    default:
      return notAllowed([{ field: 'mediaFile', message: messages.mediaBroken }]);
  }
}

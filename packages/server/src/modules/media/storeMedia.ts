import { rm } from 'node:fs/promises';
import { newKey, type Storage } from '../../adapters/storage/index.ts';
import { newId } from '../../db/id.ts';
import type { Tables } from '../../db/schema.ts';
import type { Place } from '../../http/concurrencyLimit.ts';
import {
  inspectVideo,
  makePicture,
  makePoster,
  type ReceivedFile,
  stripVideoMetadata,
} from './processing/index.ts';

export type StoredMedia = Omit<Tables['media'], 'topicId' | 'createdAt'>;

type Options = {
  storage: Storage;
  folder: string;
  fileName: string;
  /** A poster sent along with a video. */
  poster: string | undefined;
  /** Takes care of files that were stored in vain and could not be deleted. */
  deleteLater?: (keys: readonly string[]) => Promise<unknown>;
  /** The sender's place in the queues; commands have none. */
  place?: Place;
};

/** Inspects a received file, removes its metadata, and stores it with its thumbnail. */
export async function storeMedia(received: ReceivedFile, options: Options): Promise<StoredMedia> {
  const { storage } = options;
  const made =
    received.kind === 'image' ? await picture(received, options) : await video(received, options);
  try {
    await storage.put(made.media.originalKey, made.original);
    await storage.put(made.media.thumbnailKey, made.thumbnail);
    return made.media;
  } catch (error) {
    // The first error is the one to report.
    await deleteStoredMedia(storage, made.media)
      .catch(() => options.deleteLater?.([made.media.originalKey, made.media.thumbnailKey]))
      .catch(() => {});
    throw error;
  } finally {
    await Promise.all([made.original, made.thumbnail].map((file) => rm(file, { force: true })));
  }
}

/** Deletes stored files; a missing one is no error. */
export async function deleteStoredMedia(
  storage: Storage,
  { originalKey, thumbnailKey }: Pick<StoredMedia, 'originalKey' | 'thumbnailKey'>,
): Promise<void> {
  await Promise.all([storage.delete(originalKey), storage.delete(thumbnailKey)]);
}

async function picture({ file }: ReceivedFile, { folder, fileName, place }: Options) {
  const { display, thumbnail } = await makePicture(file, { folder, ...(place && { place }) });
  const media = {
    ...keys(display.mime, thumbnail.mime),
    kind: 'image' as const,
    fileName,
    contentType: display.mime,
    size: display.size,
    width: display.width,
    height: display.height,
    duration: null,
  };
  return { media, original: display.file, thumbnail: thumbnail.file };
}

async function video({ file, mime, size }: ReceivedFile, options: Options) {
  const { folder, fileName, poster, place } = options;
  // Stripping rejects a broken file at once; inspecting one may take long.
  await stripVideoMetadata(file);
  const { duration, width, height } = await inspectVideo(file, { ...(place && { place }) });
  const still = await makePoster(
    { file, duration, width, height },
    { folder, ...(poster !== undefined && { picture: poster }), ...(place && { place }) },
  );
  const media = {
    ...keys(mime, still.mime),
    kind: 'video' as const,
    fileName,
    contentType: mime,
    size,
    width,
    height,
    duration,
  };
  return { media, original: file, thumbnail: still.file };
}

const keys = (original: string, thumbnail: string) => ({
  id: newId(),
  originalKey: newKey(original),
  thumbnailKey: newKey(thumbnail),
});

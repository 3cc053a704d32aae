import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { deleteStoredMedia, type StoredMedia, storeMedia } from '../../modules/media/index.ts';
import { receive, temporaryFile } from '../../modules/media/processing/index.ts';
import type { Services } from '../../services.ts';
import type { DemoData, DemoMessage as Said } from './demoData.ts';

export type SentMedia = Map<Said, StoredMedia>;

/** Stores the demo media as if it had been uploaded from phones. */
export async function withSentMedia<Result>(
  demo: DemoData,
  { storage, uploadFolder: folder }: Pick<Services, 'storage' | 'uploadFolder'>,
  work: (media: SentMedia) => Promise<Result>,
): Promise<Result> {
  const sent: SentMedia = new Map();

  async function take(said: Said): Promise<void> {
    if (said.type === 'text') return;
    const received = await receive(
      said.type === 'image'
        ? Readable.from([photoOf(demo, said.scene)])
        : createReadStream(demo.videos[said.video] ?? ''),
      { folder },
    );
    const fileName = said.type === 'image' ? `${said.scene}.jpg` : `${said.video}.mp4`;
    const poster =
      said.type === 'video' ? await writePoster(folder, photoOf(demo, demo.poster)) : undefined;
    try {
      sent.set(said, await storeMedia(received, { storage, folder, fileName, poster }));
    } finally {
      for (const file of [received.file, poster]) if (file) await rm(file, { force: true });
    }
  }

  try {
    await allOf(
      [...demo.privateTopics, ...demo.groupTopics].flatMap((topic) => topic.messages.map(take)),
    );
    return await work(sent);
  } catch (error) {
    await Promise.allSettled([...sent.values()].map((media) => deleteStoredMedia(storage, media)));
    throw error;
  }
}

/** Waits for all tasks even if one fails: a running one would store its file after the clean-up. */
async function allOf(tasks: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(tasks);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

function photoOf({ photos }: DemoData, scene: string): Buffer {
  const photo = photos[scene];
  if (!photo) throw new Error(`The demo has no photo ${scene}.`);
  return photo;
}

async function writePoster(folder: string, photo: Buffer): Promise<string> {
  const file = await temporaryFile(folder);
  await writeFile(file, photo);
  return file;
}

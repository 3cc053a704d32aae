import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createQueue } from '../../../queue.ts';
import { MediaRefusal } from './refusal.ts';

export type VideoFacts = {
  /** Seconds. */
  duration: number;
  /** As seen: turned the way the video is turned. */
  width: number;
  height: number;
  codec: string;
};

const queue = createQueue(2);

/** What a video is, read without playing it. */
export async function inspectVideo(file: string, { patience = 10_000 } = {}): Promise<VideoFacts> {
  const facts = await queue(() => readInThread(file, patience));
  if (!facts?.codec || !isSize(facts.width) || !isSize(facts.height) || !isSize(facts.duration)) {
    throw new MediaRefusal('unreadable');
  }
  return { ...facts, codec: facts.codec };
}

/** A hostile table of samples keeps its reader busy for ever, so it reads where it can be stopped. */
async function readInThread(file: string, patience: number) {
  const worker = new Worker(new URL('./video-reader.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    // What the reader has to say about a strange file is not worth a line in our log.
    stdout: true,
    stderr: true,
  });
  const stop = setTimeout(() => worker.terminate(), patience);
  // Without a message the thread ended by itself or was stopped.
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  try {
    // The form in which video-reader.ts answers.
    const [facts] = (await once(worker, 'message', { signal: ended.signal })) as [
      (Omit<VideoFacts, 'codec'> & { codec: string | null }) | null,
    ];
    return facts;
  } catch (error) {
    throw new MediaRefusal('unreadable', { cause: error });
  } finally {
    clearTimeout(stop);
    await worker.terminate();
  }
}

function isSize(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}

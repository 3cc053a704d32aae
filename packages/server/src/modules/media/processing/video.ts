import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit, type Place } from '../../../concurrencyLimit.ts';
import { MediaRefusal } from './refusal.ts';

export type VideoFacts = {
  /** Seconds. */
  duration: number;
  /** As seen: turned the way the video is turned. */
  width: number;
  height: number;
  codec: string;
};

const limit = createConcurrencyLimit({
  name: 'videos',
  running: 2,
  waiting: 40,
  deadlineMs: 60_000,
});

type Options = { timeoutMs?: number; place?: Place };

/** What a video is, read without playing it. */
export async function inspectVideo(file: string, options: Options = {}): Promise<VideoFacts> {
  const { timeoutMs = 10_000, place } = options;
  const facts = await limit(() => readInThread(file, timeoutMs, place?.signal), place);
  if (!facts?.codec || !isSize(facts.width) || !isSize(facts.height) || !isSize(facts.duration)) {
    throw new MediaRefusal('unreadable');
  }
  return { ...facts, codec: facts.codec };
}

/** A hostile table of samples keeps its reader busy for ever, so it reads where it can be stopped. */
async function readInThread(file: string, timeoutMs: number, signal?: AbortSignal) {
  const worker = new Worker(new URL('./videoReader.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    // What the reader has to say about a strange file is not worth a line in our log.
    stdout: true,
    stderr: true,
  });
  const stop = setTimeout(() => worker.terminate(), timeoutMs);
  // Without a message the thread ended by itself or was stopped.
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  const terminate = () => void worker.terminate();
  signal?.addEventListener('abort', terminate);
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
    signal?.removeEventListener('abort', terminate);
    await worker.terminate();
  }
}

function isSize(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}

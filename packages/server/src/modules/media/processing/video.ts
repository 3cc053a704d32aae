import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit, type Place } from '../../../concurrencyLimit.ts';
import { MediaRefusal } from './refusal.ts';

export type VideoFacts = {
  /** Seconds. */
  duration: number;
  /** As displayed, with the rotation applied. */
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

/** Reads a video's properties without decoding it. */
export async function inspectVideo(file: string, options: Options = {}): Promise<VideoFacts> {
  const { timeoutMs = 10_000, place } = options;
  const facts = await limit(() => readInThread(file, timeoutMs, place?.signal), place);
  if (!facts?.codec || !isSize(facts.width) || !isSize(facts.height) || !isSize(facts.duration)) {
    throw new MediaRefusal('unreadable');
  }
  return { ...facts, codec: facts.codec };
}

/**
 * A malicious sample table can keep the parser busy forever, so it runs in a worker that can be terminated.
 */
async function readInThread(file: string, timeoutMs: number, signal?: AbortSignal) {
  const worker = new Worker(new URL('./videoReader.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    // Output of the parser about unusual files is kept out of the log.
    stdout: true,
    stderr: true,
  });
  const stop = setTimeout(() => worker.terminate(), timeoutMs);
  // Aborts the wait if the thread ends without a message.
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  const terminate = () => void worker.terminate();
  signal?.addEventListener('abort', terminate);
  try {
    // The message that videoReader.ts posts.
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

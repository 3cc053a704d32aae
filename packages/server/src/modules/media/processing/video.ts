import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit, type Place } from '../../../http/concurrencyLimit.ts';
import { MediaRefusal } from './mediaRefusal.ts';

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

/** Threads that wait for their next file: starting one and loading the parser takes much longer than reading a file. */
const idle: Worker[] = [];

/**
 * A malicious sample table can keep the parser busy forever, so it runs in a worker that can be terminated. One that has
 * failed, or was terminated, reads no other file.
 */
async function readInThread(file: string, timeoutMs: number, signal?: AbortSignal) {
  const worker = idle.pop() ?? startReader();
  worker.ref();
  const stop = setTimeout(() => worker.terminate(), timeoutMs);
  // Aborts the wait if the thread ends without a message.
  const ended = new AbortController();
  const onExit = () => ended.abort();
  worker.once('exit', onExit);
  const terminate = () => void worker.terminate();
  signal?.addEventListener('abort', terminate);
  try {
    worker.postMessage(file);
    // The message that videoReader.ts posts.
    const [facts] = (await once(worker, 'message', { signal: ended.signal })) as [
      (Omit<VideoFacts, 'codec'> & { codec: string | null }) | null,
    ];
    worker.unref();
    if (!signal?.aborted) idle.push(worker);
    return facts;
  } catch (error) {
    await worker.terminate();
    throw new MediaRefusal('unreadable', { cause: error });
  } finally {
    clearTimeout(stop);
    worker.off('exit', onExit);
    signal?.removeEventListener('abort', terminate);
  }
}

function startReader(): Worker {
  const worker = new Worker(new URL('./videoReader.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    // Output of the parser about unusual files is kept out of the log.
    stdout: true,
    stderr: true,
  });
  // Without a listener the failure of an idle thread would end the process.
  worker.on('error', () => {});
  worker.once('exit', () => {
    const index = idle.indexOf(worker);
    if (index >= 0) idle.splice(index, 1);
  });
  return worker;
}

function isSize(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}

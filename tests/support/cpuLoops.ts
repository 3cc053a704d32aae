import { Worker } from 'node:worker_threads';

/** Keeps this many cores busy. They are threads of this process, so that none outlives it, however it ends. */
export function startCpuLoops(count: number): () => Promise<void> {
  const loops = Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
  return async () => {
    await Promise.all(loops.map((loop) => loop.terminate()));
  };
}

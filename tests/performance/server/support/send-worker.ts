import { parentPort, workerData } from 'node:worker_threads';
import { type RawRequest, sendRaw } from '../../../support/sendRaw.ts';

/** Sends requests from its own thread, so that the server's thread does nothing else. */
parentPort?.on('message', (request: RawRequest) => {
  sendRaw(workerData as string, request).then(
    (response) => parentPort?.postMessage(response),
    (error: unknown) => parentPort?.postMessage(String(error)),
  );
});

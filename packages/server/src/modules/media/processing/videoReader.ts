import { parentPort } from 'node:worker_threads';
import { FilePathSource, Input, MP4, QTFF } from 'mediabunny';

// Program of the worker threads that `inspectVideo` starts. Each message is the path of a file. What a file makes the
// parser throw ends the thread.
parentPort?.on('message', async (file: string) => parentPort?.postMessage(await read(file)));

async function read(file: string) {
  const input = new Input({ source: new FilePathSource(file), formats: [MP4, QTFF] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return null;
    const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
    const width = await track.getDisplayWidth();
    const height = await track.getDisplayHeight();
    return { duration, width, height, codec: await track.getCodec() };
  } finally {
    // Closes the file.
    input.dispose();
  }
}

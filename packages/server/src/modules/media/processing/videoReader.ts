import { parentPort, workerData } from 'node:worker_threads';
import { FilePathSource, Input, MP4, QTFF } from 'mediabunny';

// Program of the worker thread that `inspectVideo` starts; workerData is the path of a file.
parentPort?.postMessage(await read(String(workerData)));

async function read(file: string) {
  const input = new Input({ source: new FilePathSource(file), formats: [MP4, QTFF] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return null;
  const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const width = await track.getDisplayWidth();
  const height = await track.getDisplayHeight();
  return { duration, width, height, codec: await track.getCodec() };
}

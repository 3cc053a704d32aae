import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import {
  box,
  smallMp4,
} from '../../packages/server/src/modules/media/processing/fixtures/videos.ts';

/** A valid PNG. */
export function picture(width = 640, height = 360) {
  const image = new PNG({ width, height });
  for (let at = 0; at < image.data.length; at += 4)
    image.data.set([(at / 4) % 255, 32, 52, 255], at);
  return { name: 'stand.png', mimeType: 'image/png', buffer: PNG.sync.write(image) };
}

export const video = () => ({ name: 'ホームラン.mp4', mimeType: 'video/mp4', buffer: smallMp4() });

/** A valid video padded with unused bytes to exactly this size, as a file in the run's folder (runFolder.ts). */
export function largeVideo(size: number): string {
  const head = smallMp4();
  const room = box('mdat');
  room.writeUInt32BE(size - head.length);
  const file = join(mkdtempSync(join(tmpdir(), 'homestand-video-')), 'long.mp4');
  writeFileSync(file, Buffer.concat([head, room], size));
  return file;
}

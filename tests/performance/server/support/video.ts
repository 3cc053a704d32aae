import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  box,
  smallMp4,
} from '../../../../packages/server/src/modules/media/processing/fixtures/videos.ts';

const head = smallMp4();
const piece = Buffer.alloc(256 * 1024);

export const videoSize = 400 * 1024 * 1024;

/** Generates a byte range of a video of the maximum size: one second of picture, then unused data. */
export function* videoBytes(from = 0, to = videoSize): Generator<Buffer> {
  const room = box('mdat');
  room.writeUInt32BE(videoSize - head.length);
  const start = Buffer.concat([head, room]);
  for (let at = from; at < to; ) {
    const bytes = at < start.length ? start.subarray(at, to) : piece.subarray(0, to - at);
    yield bytes;
    at += bytes.length;
  }
}

type Sending = { headers: Record<string, string | number>; parts: () => Iterable<Buffer> };

/** Sends a body while it is generated, and returns the response. */
export async function send(url: string, method: string, { headers, parts }: Sending) {
  const sending = request(url, { method, headers });
  const response = new Promise<{ status: number; location: string; text: string }>(
    (resolve, reject) => {
      sending.once('error', reject);
      sending.once('response', async (response) => {
        const text = Buffer.concat(await response.toArray()).toString();
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          text,
        });
      });
    },
  );
  await Promise.all([pipeline(Readable.from(parts()), sending), response]);
  return response;
}

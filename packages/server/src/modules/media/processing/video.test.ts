import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { box, mp4WithPositions, smallMp4, turnedMov } from './fixtures/videos.ts';
import { inspectVideo, stripVideoMetadata } from './index.ts';

const folder = await mkdtemp(join(tmpdir(), 'homestand-video-'));
const file = join(folder, 'video');
afterAll(() => rm(folder, { recursive: true }));

const place = '+35.4437+139.6380/';
const facts = { duration: 1, width: 96, height: 64, codec: 'avc' };

/** Strips these bytes and returns the result. */
async function strip(bytes: Buffer) {
  await writeFile(file, bytes);
  const { fastStart } = await stripVideoMetadata(file);
  return { fastStart, bytes: await readFile(file) };
}

/** Appends boxes to the index, which is at the end of the file in these fixtures. */
function withinIndex(video: Buffer, ...boxes: Buffer[]): Buffer {
  const at = video.indexOf('moov') - 4;
  const grown = Buffer.concat([video, ...boxes]);
  grown.writeUInt32BE(grown.length - at, at);
  return grown;
}

/** Its table declares so many samples that the parser does not come to an end. */
function endlessMp4(): Buffer {
  const video = smallMp4();
  for (let at = video.indexOf('stsc'); at > 0; at = video.indexOf('stsc', at + 4))
    video.writeUInt32BE(0xffffffff, at + 16);
  return video;
}

const data = (video: Buffer) => {
  const at = video.indexOf('mdat') - 4;
  return video.subarray(at, at + video.readUInt32BE(at));
};

describe('the properties of a video', () => {
  test('[THR-16] duration, size and codec are read', async () => {
    await writeFile(file, smallMp4());
    expect(await inspectVideo(file)).toEqual(facts);
  });

  test('a video in portrait orientation is tall', async () => {
    await writeFile(file, turnedMov());
    expect(await inspectVideo(file)).toEqual({ ...facts, width: 64, height: 96 });
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a program', Buffer.from(`MZ${'\0'.repeat(5000)}`)],
    ['a beginning without an index', smallMp4().subarray(0, 900)],
    ['a playlist', Buffer.from('#EXTM3U\nhttp://127.0.0.1/\n')],
    [
      'sound alone',
      Buffer.from(smallMp4().toString('latin1').replaceAll('vide', 'soun'), 'latin1'),
    ],
  ])('%s is refused', async (_name, bytes) => {
    await writeFile(file, bytes);
    await expect(inspectVideo(file)).rejects.toMatchObject({ reason: 'unreadable' });
  });

  test('a table that declares endless samples is aborted', async () => {
    await writeFile(file, endlessMp4());
    await expect(inspectVideo(file, { timeoutMs: 1000 })).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });
});

describe('the thread that reads a video', () => {
  /** The threads that are started meanwhile. */
  async function startedBy(work: () => Promise<unknown>): Promise<number> {
    let started = 0;
    const count = () => void started++;
    process.on('worker', count);
    await work().finally(() => process.off('worker', count));
    return started;
  }

  test('reads the next one, too', async () => {
    await writeFile(file, smallMp4());
    await inspectVideo(file);
    const started = await startedBy(async () => {
      for (let time = 0; time < 3; time++) expect(await inspectVideo(file)).toEqual(facts);
    });
    expect(started).toBe(0);
  });

  test('reads no other when it was aborted or has failed', async () => {
    const endless = join(folder, 'endless');
    await writeFile(endless, endlessMp4());
    await writeFile(file, smallMp4());
    await inspectVideo(file);
    const abort = new AbortController();
    const reading = inspectVideo(endless, { place: { signal: abort.signal } });
    // By the next turn the thread has been given the file.
    setImmediate(() => abort.abort());
    await expect(reading).rejects.toMatchObject({ reason: 'unreadable' });
    expect(await startedBy(() => inspectVideo(file))).toBe(1);
    await expect(inspectVideo(join(folder, 'missing'))).rejects.toMatchObject({
      reason: 'unreadable',
    });
    expect(await startedBy(() => inspectVideo(file))).toBe(1);
  });
});

describe('a video’s metadata', () => {
  test('is erased, while nothing else moves', async () => {
    const before = turnedMov();
    for (const secret of [place, 'secret-comment']) expect(before.includes(secret)).toBe(true);
    const { bytes } = await strip(before);
    for (const secret of [place, 'secret-comment', 'udta', '\xa9xyz']) {
      expect(bytes.includes(secret, 0, 'latin1'), secret).toBe(false);
    }
    expect(bytes.length).toBe(before.length);
    expect(data(bytes).equals(data(before))).toBe(true);
    expect(await inspectVideo(file)).toEqual({ ...facts, width: 64, height: 96 });
  });

  test('is found wherever a box may be', async () => {
    const secret = (name: string) => box(name, `secret-${place}`);
    const long = Buffer.concat([
      Buffer.from('\0\0\0\x01uuid'),
      Buffer.alloc(8),
      Buffer.from(place),
    ]);
    long.writeBigUInt64BE(BigInt(long.length), 8);
    const names = ['udta', 'meta', 'uuid', 'free', 'skip'];
    const video = Buffer.concat([
      withinIndex(smallMp4(), ...names.map(secret)),
      ...[...names, 'SDLN', 'frea'].map(secret),
      long,
    ]);
    const { bytes } = await strip(video);
    expect(bytes.includes(place)).toBe(false);
    expect(bytes.includes('secret')).toBe(false);
    expect(await inspectVideo(file)).toEqual(facts);
  });

  test('is erased in a track that is neither picture nor sound, with its data', async () => {
    const before = await mp4WithPositions(place);
    expect(before.includes(place)).toBe(true);
    const { bytes, fastStart } = await strip(before);
    expect(fastStart).toBe(true);
    expect(bytes.includes(place)).toBe(false);
    expect(bytes.includes('text')).toBe(false);
    expect(bytes.length).toBe(before.length);
    expect(await inspectVideo(file)).toMatchObject({ width: 96, height: 64, codec: 'avc' });
  });

  test.each(['<script>alert(1)</script>', 'short', '\0\0\0\0', 'PK\x03\x04secret.exe'])(
    'is erased with trailing data after the video: %j',
    async (passenger) => {
      const { bytes } = await strip(Buffer.concat([smallMp4(), Buffer.from(passenger)]));
      expect(bytes.includes('script') || bytes.includes('secret') || bytes.includes('short')).toBe(
        false,
      );
      expect(bytes.subarray(0, 4000).equals(smallMp4().subarray(0, 4000))).toBe(true);
      expect(await inspectVideo(file)).toEqual(facts);
    },
  );

  test('is already gone on a second run, which changes nothing', async () => {
    const once = (await strip(turnedMov())).bytes;
    expect((await strip(once)).bytes.equals(once)).toBe(true);
  });
});

describe('a malicious video', () => {
  const nested = (depth: number) =>
    Array.from({ length: depth }).reduce<Buffer>((inner) => box('trak', inner), Buffer.alloc(0));
  const sized = (size: number, type: string) => {
    const header = Buffer.from(`\0\0\0\0${type}\0\0\0\0\0\0\0\0`, 'latin1');
    header.writeUInt32BE(size);
    return header;
  };
  const huge = sized(1, 'moov');
  huge.writeBigUInt64BE(0xffff_ffff_ffff_fff0n, 8);

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no index', box('ftyp', 'isom')],
    ['an index larger than the file', Buffer.concat([box('ftyp', 'isom'), sized(9999, 'moov')])],
    ['an index of 16 exabytes', Buffer.concat([box('ftyp', 'isom'), huge])],
    ['an index of size 2', sized(2, 'moov')],
    ['a 64-bit size that is too small', sized(1, 'moov')],
    ['a box of size 0 within', box('moov', sized(0, 'trak'))],
    ['a box of size 1 within', box('moov', sized(1, 'trak'))],
    ['a box of size 7 within', box('moov', sized(7, 'trak'))],
    ['a box larger than its parent', box('moov', sized(500, 'trak'))],
    ['a thousand nested boxes', box('moov', nested(1000))],
    ['an empty track', box('moov', box('trak'))],
    ['a thousand boxes and more within', box('moov', Buffer.alloc(80_080, box('free')))],
    [
      'thousands of boxes in thousands of others',
      box('moov', Buffer.alloc(30 * 8008, box('minf', Buffer.alloc(8000, box('free'))))),
    ],
    ['half a million boxes', Buffer.alloc(4_000_000, box('free'))],
  ])('%s is refused', async (_name, bytes) => {
    await expect(strip(bytes)).rejects.toMatchObject({ reason: 'unreadable' });
  });

  test('a huge index is not read into memory', async () => {
    await writeFile(file, sized(300 * 1024 * 1024, 'moov'));
    await truncate(file, 300 * 1024 * 1024);
    await expect(stripVideoMetadata(file)).rejects.toMatchObject({ reason: 'unreadable' });
  });

  test('sample tables may point anywhere, but only media data is overwritten', async () => {
    const video = await mp4WithPositions(place);
    const text = video.indexOf('text');
    const table = video.indexOf('stco', text);
    video.writeUInt32BE(0, table + 12);
    const { bytes } = await strip(video);
    expect(bytes.subarray(0, 32).equals(video.subarray(0, 32))).toBe(true);

    const long = Buffer.from(video);
    long.writeUInt32BE(0x7fffffff, long.indexOf('stsz', text) + 8);
    await expect(strip(long)).rejects.toMatchObject({ reason: 'unreadable' });

    const many = Buffer.from(video);
    many.writeUInt32BE(0x7fffffff, many.indexOf('stsc', text) + 16);
    await expect(strip(many)).rejects.toMatchObject({ reason: 'unreadable' });
  });

  test('random corruption ends in a result or a refusal', async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const responses = { accepted: 0, refused: 0 };
    for (let round = 0; round < 500; round += 1) {
      const video = turnedMov();
      const index = video.indexOf('moov') - 4;
      for (let count = random(6); count >= 0; count -= 1) {
        video[index + random(video.length - index)] = random(2) === 0 ? 255 : random(256);
      }
      try {
        const { bytes } = await strip(video);
        expect(bytes.length).toBe(video.length);
        responses.accepted += 1;
      } catch (error) {
        expect(error).toMatchObject({ reason: 'unreadable' });
        responses.refused += 1;
      }
    }
    expect(Math.min(responses.accepted, responses.refused)).toBeGreaterThan(10);
  });
});

describe('the position of the index', () => {
  test('before the data: the video can play while it loads', async () => {
    expect((await strip(await mp4WithPositions(place))).fastStart).toBe(true);
  });

  test('after the data: the player has to request the end first', async () => {
    expect((await strip(smallMp4())).fastStart).toBe(false);
  });

  test('a recording truncated within its data still plays up to there', async () => {
    const whole = await mp4WithPositions(place);
    const { fastStart } = await strip(whole.subarray(0, whole.length - 60));
    expect(fastStart).toBe(true);
    expect((await inspectVideo(file)).width).toBe(96);
  });
});

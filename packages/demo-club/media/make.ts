// Generates the sound and video files beside it. Needs ffmpeg on the machine; the product does not.
//   node packages/demo-club/media/make.ts
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { raster, sharp } from '../drawing/rasteriser.ts';
import { clips } from './clips.ts';
import { films, framesPerSecond } from './films.ts';
import { rate } from './sound.ts';

for (const [name, sound] of Object.entries(clips)) {
  const samples = Int16Array.from(sound(), (sample) => Math.round(sample * 32_767));
  await encode([Buffer.from(samples.buffer)], `${name}.mp3`, [
    ...['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', '-'],
    ...['-c:a', 'libmp3lame', '-b:a', '56k'],
  ]);
}

for (const [name, { width, height, frames, ground, at }] of Object.entries(films)) {
  const base = await raster(ground, width, height);
  const drawn = async function* () {
    for (let frame = 0; frame < frames; frame += 1) {
      const layers = at(frame).map(async (layer) => ({
        input: await raster(layer.svg, layer.width, layer.height),
        left: layer.left,
        top: layer.top,
      }));
      yield sharp(base)
        .composite(await Promise.all(layers))
        .removeAlpha()
        .raw()
        .toBuffer();
    }
  };
  await encode(drawn(), `${name}.mp4`, [
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
    ...['-r', String(framesPerSecond), '-i', '-', '-an'],
    ...['-c:v', 'libx264', '-profile:v', 'baseline', '-level', '3.1', '-pix_fmt', 'yuv420p'],
    ...['-crf', '29', '-preset', 'slow', '-movflags', '+faststart'],
  ]);
}

async function encode(
  input: Iterable<Buffer> | AsyncIterable<Buffer>,
  file: string,
  options: readonly string[],
) {
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'];
  const tool = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...options, ...exact, join(import.meta.dirname, file)],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = new Promise<void>((resolve, reject) => {
    tool.on('error', reject);
    tool.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${file}: ${code}`))));
  });
  for await (const part of input)
    if (!tool.stdin.write(part)) await new Promise((resolve) => tool.stdin.once('drain', resolve));
  tool.stdin.end();
  await done;
  console.log(file);
}

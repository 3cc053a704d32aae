// Uploads five videos of 400 MB at once, as forms and resumable: memory and CPU of the server. npm run bench -- uploads
import { randomUUID } from 'node:crypto';
import { fill, small } from './support/fillDatabase.ts';
import { startHomestand } from './support/homestand.ts';
import { signInFans, topicsOf } from './support/people.ts';
import { cpuOf, type Program, peakOf, resetPeakMemory, rssOf } from './support/processes.ts';
import { megabytes } from './support/statistics.ts';
import { send, videoBytes, videoSize } from './support/video.ts';

const atOnce = 5;
const resumablePart = 8 * 1024 * 1024;

async function measure(server: Program, atRest: number, upload: (index: number) => Promise<void>) {
  const cpu = cpuOf(server.pid);
  resetPeakMemory(server.pid);
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, (_, index) => upload(index)));
  return {
    cpu: (cpuOf(server.pid) - cpu) / 1e6 / atOnce,
    memory: peakOf(server.pid) - atRest,
    seconds: (performance.now() - started) / 1000,
  };
}

const homestand = await startHomestand();
await fill(homestand.connection, small);
const fans = await signInFans(homestand.connection, atOnce);

/** Each fan with their longest private topic. */
const people = await Promise.all(
  fans.map(async (fan) => ({
    ...fan,
    topic: (await topicsOf(homestand.connection, fan.id)).thread,
  })),
);
const person = (index: number) => {
  const found = people[index];
  if (!found) throw new Error('There are not enough fans.');
  return found;
};

function form(index: number, more: Record<string, string>) {
  const boundary = `homestand${randomUUID()}`;
  const { token, topic } = person(index);
  const fields = {
    chatType: 'private',
    playerId: String(topic.playerId),
    mediaType: 'video',
    ...more,
  };
  const opening = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Idempotency-Key': randomUUID(),
  };
  return { boundary, opening, headers };
}

const sendUrl = `${homestand.origin}/api/v1/user/message/media/send`;

function expectGood({ status, text }: { status: number; text: string }) {
  if (status < 200 || status > 299) throw new Error(`The upload was refused: ${status} ${text}`);
}

async function asForm(index: number) {
  const { boundary, opening, headers } = form(index, {});
  const first = Buffer.from(
    `${opening}--${boundary}\r\nContent-Disposition: form-data; name="mediaFile"; filename="game.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
  );
  const last = Buffer.from(`\r\n--${boundary}--\r\n`);
  const length = first.length + videoSize + last.length;
  function* parts() {
    yield first;
    yield* videoBytes();
    yield last;
  }
  expectGood(
    await send(sendUrl, 'POST', { headers: { ...headers, 'Content-Length': length }, parts }),
  );
}

const uploadIds: string[] = [];

async function resumable(index: number) {
  const own = { Authorization: `Bearer ${person(index).token}`, 'Tus-Resumable': '1.0.0' };
  const made = await send(`${homestand.origin}/api/v1/uploads`, 'POST', {
    headers: { ...own, 'Upload-Length': videoSize, 'Content-Length': 0 },
    parts: () => [],
  });
  expectGood(made);
  const url = new URL(made.location, `${homestand.origin}/api/v1/uploads`).href;
  for (let at = 0; at < videoSize; at += resumablePart) {
    const to = Math.min(at + resumablePart, videoSize);
    const headers = {
      ...own,
      'Upload-Offset': at,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': to - at,
    };
    expectGood(await send(url, 'PATCH', { headers, parts: () => videoBytes(at, to) }));
  }
  uploadIds[index] = url.split('/').at(-1) ?? '';
}

async function sendUploaded(index: number) {
  const { boundary, opening, headers } = form(index, { uploadId: uploadIds[index] ?? '' });
  const body = Buffer.from(`${opening}--${boundary}--\r\n`);
  expectGood(
    await send(sendUrl, 'POST', {
      headers: { ...headers, 'Content-Length': body.length },
      parts: () => [body],
    }),
  );
}

try {
  const atRest = rssOf(homestand.pid);
  const rows = [];
  for (const [name, upload] of [
    ['resumable: uploaded', resumable],
    ['resumable: inspected, stored, sent', sendUploaded],
    ['form: uploaded, inspected, stored, sent', asForm],
  ] as const) {
    const { cpu, memory, seconds } = await measure(homestand, atRest, upload);
    rows.push({ name, cpu, memory, seconds });
  }
  console.table(
    rows.map(({ name, cpu, memory, seconds }) => ({
      name,
      'CPU s each': Math.round(cpu * 100) / 100,
      'memory MB all': megabytes(memory),
      'memory MB each': megabytes(memory / atOnce),
      '(s)': Math.round(seconds * 10) / 10,
    })),
  );
  console.log(
    `${atOnce} uploads of ${megabytes(videoSize)} MB at once. Memory: the peak above the idle server; the runs follow one another, so memory that is not released counts again.`,
  );
} finally {
  await homestand.stop();
}

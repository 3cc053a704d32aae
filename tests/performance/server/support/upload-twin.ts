// The minimal upload server: from the connection to the disk. node upload-twin.ts <port> <folder>
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [port, folder = ''] = process.argv.slice(2);

createServer(async (request, response) => {
  const file = join(folder, randomUUID());
  await pipeline(request, createWriteStream(file));
  await rm(file);
  response.end();
}).listen(Number(port), '127.0.0.1', () => console.log('The twin is ready.'));

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createS3StandIn } from '@homestand/stand-ins/s3';

type FormValue = string | { bytes: Uint8Array | string; name: string };

/** A form with its entries in order; a file is its bytes and its name. */
export function formOf(entries: [string, FormValue][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([Buffer.from(value.bytes)], value.name));
  }
  return form;
}

/** Files under a data folder: stored ones and temporary ones. */
export async function filesIn(folder: string): Promise<{ stored: string[]; temporary: string[] }> {
  const list = async (name: string) => {
    const found = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
  };
  return { stored: await list('files'), temporary: await list('uploads') };
}

/** A bucket for one test file, and the settings for a server to use it. */
export async function startBucket() {
  const folder = await mkdtemp(join(tmpdir(), 'homestand-bucket-'));
  const keys = { accessKeyId: randomUUID(), secretAccessKey: randomUUID() };
  const server = createS3StandIn({ folder, bucket: 'club', ...keys });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'ap-northeast-1',
      S3_BUCKET: 'club',
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    /** Number of objects and unfinished uploads. */
    async count() {
      const objects = await readdir(join(folder, 'objects'));
      const uploads = await readdir(join(folder, 'uploads'));
      return {
        objects: objects.filter((name) => !name.endsWith('.json')).length,
        uploads: uploads.length,
      };
    },
    /** Closes the port, as in an outage. */
    close,
    async reopen() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

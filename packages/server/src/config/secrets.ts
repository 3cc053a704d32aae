import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../dependencies/outage.ts';
import type { Config } from './config.ts';

export type SecretFor = (name: string) => string;

const leastLength = 32;

/** The configured secret, or one generated once and stored in the data folder. */
export async function signingSecret({
  signingSecret: configured,
  dataFolder,
}: Pick<Config, 'signingSecret' | 'dataFolder'>): Promise<string> {
  if (configured) return configured;
  const file = join(dataFolder, 'signing-secret');
  const stored = await read(file);
  // A crash or a full disk leaves an empty file: no signature was made with it, so it is replaced.
  const secret = stored || (await make(file, stored === undefined ? link : rename));
  if (secret.length < leastLength)
    throw new Error(
      `${file} holds fewer than ${leastLength} characters. Restore the old secret, or delete the file: a new secret is generated, and browsers show pictures again after their next call.`,
    );
  return secret;
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    },
  );
}

/**
 * Writes a temporary file first and publishes it atomically. If two processes do so, both read the same file.
 */
async function make(file: string, put: typeof link): Promise<string> {
  const beside = `${file}.${randomUUID()}`;
  const handle = await open(beside, 'w', 0o600);
  try {
    await handle.writeFile(randomBytes(32).toString('base64url'));
    await handle.sync();
    await put(beside, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  } finally {
    await handle.close();
    await rm(beside, { force: true });
  }
  return (await read(file)) ?? '';
}

/** Derives a secret for each name, the same at every start: what a stand-in has issued stays valid. */
export const secretsFrom =
  (secret: string): SecretFor =>
  (name) =>
    createHmac('sha256', secret).update(name).digest('base64url');

import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

export type SecretFor = (name: string) => string;

/** Made once and kept beside the data, unless it is set. */
export async function signingSecret({ signingSecret: given, dataFolder }: Config): Promise<string> {
  if (given) return given;
  const file = join(dataFolder, 'signing-secret');
  const made = randomBytes(32).toString('base64url');
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(file, 'utf8');
}

/** A secret for each name, the same at every start: what a stand-in has issued stays good. */
export const secretsFrom =
  (secret: string): SecretFor =>
  (name) =>
    createHmac('sha256', secret).update(name).digest('base64url');

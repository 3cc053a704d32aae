import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signingSecret } from './secrets.ts';

let dataFolder: string;
let file: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'homestand-secret-'));
  file = join(dataFolder, 'signing-secret');
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const secret = () => signingSecret({ dataFolder, signingSecret: undefined });

test('a secret is generated once, stored, and the same for concurrent callers', async () => {
  const made = await Promise.all([secret(), secret(), secret()]);
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^[\w-]{43}$/);
  expect(await secret()).toBe(made[0]);
  expect(await readdir(dataFolder)).toEqual(['signing-secret']);
});

test.each(['', '\n'])(
  '[ROB-01] an empty file (%j) is no key: a new secret is generated',
  async (text) => {
    await writeFile(file, text);
    const made = await secret();
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(await readFile(file, 'utf8')).toBe(made);
  },
);

test('[ROB-01] a truncated secret is refused, and the file is not changed', async () => {
  await writeFile(file, 'half-a-secret');
  await expect(secret()).rejects.toThrow(`${file} holds fewer than 32 characters.`);
  expect(await readFile(file, 'utf8')).toBe('half-a-secret');
});

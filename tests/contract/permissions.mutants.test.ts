import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../support/database.ts';
import { mutants } from './permissions.mutants.data.ts';

const program = fileURLToPath(new URL('./permissions.mutants.run.ts', import.meta.url));
const atOnce = 2;
const noticed = new Map<number, string[]>();
let said = '';

beforeAll(async () => {
  await Promise.all(Array.from({ length: atOnce }, (_, first) => runEvery(first)));
  // A limit for a run that hangs: seventy servers start one after the other, at the pace of the machine.
}, 600_000);

async function runEvery(first: number) {
  const database = await createDatabase();
  const secret = randomBytes(32).toString('base64url');
  const child = spawn(process.execPath, [program, database.url, secret, `${first}`, `${atOnce}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [lines, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  said += errors;
  for (const line of lines.split('\n').filter((one) => one.startsWith('{'))) {
    // Written by permissions.mutants.run.ts.
    const one = JSON.parse(line) as { number: number; noticed: string[] };
    noticed.set(one.number, one.noticed);
  }
  await database.remove();
}

afterAll(() => {
  if (noticed.size < mutants.length) console.error(said);
});

describe('the matrix detects every removed guard', () => {
  test.each(mutants.map((mutant, number) => [mutant.name, number] as const))(
    '%s',
    (name, number) => {
      const found = noticed.get(number);
      if (name.startsWith('control')) expect(found).toEqual([]);
      else expect(found).not.toEqual([]);
      expect(found?.filter((what) => what.startsWith('broken'))).toEqual([]);
    },
  );
});

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../support/database.ts';
import { type Mutant, mutants } from './permissions.mutants.data.ts';

const program = fileURLToPath(new URL('./permissions.mutants.run.ts', import.meta.url));

/** Runs the matrix against these mutants, in as many processes as `atOnce`. */
export function testMutants(chosen: readonly Mutant[], atOnce: number): void {
  const noticed = new Map<number, string[]>();
  const numbers = chosen.map((mutant) => mutants.indexOf(mutant));

  async function runPart(part: number[]) {
    const database = await createDatabase();
    const secret = randomBytes(32).toString('base64url');
    const child = spawn(process.execPath, [program, database.url, secret, ...part.map(String)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const closed = new Promise((done) => child.once('close', done));
    const [lines, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await closed;
    await database.remove();
    for (const line of lines.split('\n').filter((text) => text.startsWith('{'))) {
      // Written by permissions.mutants.run.ts.
      const result = JSON.parse(line) as { number: number; noticed: string[] };
      noticed.set(result.number, result.noticed);
    }
    if (part.some((number) => !noticed.has(number))) throw new Error(errors);
  }

  describe('the matrix detects a removed guard', () => {
    beforeAll(async () => {
      const parts = Array.from({ length: atOnce }, (_, part) =>
        numbers.filter((_number, index) => index % atOnce === part),
      );
      await Promise.all(parts.map(runPart));
      // A limit for a run that hangs: the servers start one after the other, at the pace of the machine.
    });

    test.each(chosen)('$name', (mutant) => {
      const found = noticed.get(mutants.indexOf(mutant));
      if (mutant.place) expect(found).not.toEqual([]);
      else expect(found).toEqual([]);
      expect(found?.filter((what) => what.startsWith('broken'))).toEqual([]);
    });
  });
}

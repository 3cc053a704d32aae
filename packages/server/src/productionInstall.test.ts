import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Dependencies = Record<string, { version: string } | string>;
type Part = { dependencies?: Dependencies; optionalDependencies?: Dependencies };
type Lock = { importers: Record<string, Part>; snapshots: Record<string, Part> };

const root = join(import.meta.dirname, '..', '..', '..');
const lock: Lock = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));

/** Packages that `pnpm install --prod --filter @homestand/server...` installs. */
function installed(): { ours: Set<string>; others: Set<string> } {
  const [ours, others] = [new Set(['packages/server']), new Set<string>()];
  const follow = (part: Part | undefined, folder?: string) => {
    const all = { ...part?.dependencies, ...part?.optionalDependencies };
    for (const [name, entry] of Object.entries(all)) {
      const version = typeof entry === 'string' ? entry : entry.version;
      if (version.startsWith('link:')) ours.add(join(folder ?? '', version.slice('link:'.length)));
      else others.add(version in lock.snapshots ? version : `${name}@${version}`);
    }
  };
  // A set that grows while it is walked is walked to its end.
  for (const folder of ours) follow(lock.importers[folder], folder);
  for (const name of others) follow(lock.snapshots[name]);
  return { ours, others };
}

test('a production image has no stand-in, no demo club and nothing that only these need', () => {
  const { ours, others } = installed();
  const names = new Set([...others].map((name) => name.replace(/(?<=.)@.*$/, '')));
  expect([...names]).toEqual(expect.arrayContaining(['fastify', 'avvio', 'sharp', '@img/colour']));
  expect([...ours].sort()).toEqual([
    'packages/api-client',
    'packages/qr-reader',
    'packages/server',
    'packages/ui',
  ]);
  for (const gone of ['oidc-provider', 'koa', 'storybook', 'vitest', 'vite'])
    expect(names).not.toContain(gone);

  const dockerfile = readFileSync(join(root, 'docs/compose/Dockerfile'), 'utf8');
  const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(image).toContain('install --frozen-lockfile --prod --filter @homestand/server...');
  expect([...image.matchAll(/^COPY (packages\/\S+)/gm)].map(([, folder]) => folder)).toEqual(
    [...ours].sort(),
  );
});

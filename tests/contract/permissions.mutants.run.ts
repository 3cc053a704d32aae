import { mkdtemp, rm } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../../packages/server/src/config/config.ts';
import { withoutPurchaseLimits } from '../support/purchaseLimits.ts';
import { freePort } from '../support/services.port.ts';
import { eventDeviations } from './permissions.events.ts';
import { keyDeviations } from './permissions.keys.ts';
import { type Mutant, mutants } from './permissions.mutants.data.ts';
import { withoutGuard } from './permissions.mutants.places.ts';
import { pushServices } from './permissions.people.ts';
import { deviationsOf } from './permissions.run.ts';

/**
 * Runs the permission matrix against servers that lack one guard each, all in this process: the loader gives
 * each mutant its own copy of the server's modules, distinguished by `?mutant=`, and takes one guard out of
 * one of them.
 */
const root = join(import.meta.dirname, '..', '..');
const source = pathToFileURL(join(root, 'packages/server/src/')).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const mutant = /[?]mutant=\d+$/.exec(context.parentURL ?? '')?.[0];
    const ours = found.url.startsWith(source) && !found.url.includes('?');
    return mutant && ours ? { ...found, url: found.url + mutant } : found;
  },
  load(url, context, next) {
    const loaded = next(url, context);
    const number = /[?]mutant=(\d+)$/.exec(url)?.[1];
    const mutant = mutants[Number(number ?? -1)];
    if (!mutant || url !== `${source}${mutant.file}?mutant=${number}`) return loaded;
    const text = String(loaded.source);
    return { ...loaded, source: mutant.place ? withoutGuard(text, mutant.place) : text };
  },
});

/** Servers that stop while the next mutant runs. */
const ending: Promise<void>[] = [];
const [databaseUrl = '', signingSecret = '', ...numbers] = process.argv.slice(2);
for (const number of numbers.map(Number)) {
  const mutant = mutants[number];
  if (!mutant) throw new Error(`There is no mutant ${number}.`);
  const noticed = await noticedBy(mutant, number).catch((error: unknown) => [
    `broken: ${String(error)}`,
  ]);
  process.stdout.write(`${JSON.stringify({ number, noticed })}\n`);
}
await Promise.all(ending);
process.exit(0);

async function noticedBy({ seenBy }: Mutant, number: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'homestand-mutant-'));
  const port = await freePort();
  const config = readConfig(
    {
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: folder,
      SIGNING_SECRET: signingSecret,
      LOG_LEVEL: 'silent',
      PUSH_SERVICES: pushServices,
      ...withoutPurchaseLimits,
      PROXIES: '1',
    },
    root,
  );
  // The same module under a URL of its own.
  const { start } = (await import(`${source}start.ts?mutant=${number}`)) as Pick<
    typeof import('../../packages/server/src/start.ts'),
    'start'
  >;
  const server = await start(config);
  try {
    const found: string[] = [];
    for (const where of seenBy) {
      if (where === 'events') found.push(...(await eventDeviations(server)));
      else if (where === 'keys') found.push(...(await keyDeviations(server)));
      else found.push(...(await deviationsOf(server, where)));
      if (found.length > 0) break;
    }
    return found;
  } finally {
    ending.push(server.stop().then(() => rm(folder, { recursive: true, force: true })));
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { secondClub } from '../../../../tests/support/clubs.ts';
import { readConfig } from './config.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const found = (text: string, pattern: RegExp) =>
  sorted([...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? ''));

const settings = found(
  read('packages', 'server', 'src', 'config', 'config.ts'),
  /environment\.([A-Z][A-Z\d_]+)|'([A-Z][A-Z\d_]+)'/g,
);
const reference = read('docs', 'reference.md');
const compose = read('docs', 'compose', 'compose.yaml');
const example = read('docs', 'compose', 'example.env');

type Compose = { services: Record<string, { environment?: Record<string, string> }> };

/** The environment of a server, with a value for every placeholder that the club's engineer fills in. */
function environmentOf(name: string): Record<string, string> {
  const { services }: Compose = parse(compose, { merge: true });
  return Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{(\w+)(:-([^}]*)|[^}]*)\}/g, (_, inner, optional, fallback) =>
        optional.startsWith(':-')
          ? fallback
          : `${inner.toLowerCase()}-0123456789-0123456789-0123456789`,
      ),
    ]),
  );
}

test('docs/reference.md explains every setting, and no others', () => {
  const explained = found(reference, /^\| `([A-Z][A-Z\d_]+)`/gm);
  expect(settings.length).toBeGreaterThan(20);
  expect(explained).toEqual(settings);
});

test('docs/reference.md marks the settings that production requires', () => {
  const marked = found(reference, /^\| `([A-Z][A-Z\d_]+)` ●/gm);
  const demanded = () => readConfig({ NODE_ENV: 'production' }, root);
  expect(demanded).toThrow();
  try {
    demanded();
  } catch (error) {
    expect(found(String(error), /\b([A-Z]+_[A-Z_]+)\b/g)).toEqual(marked);
  }
});

test('a server of docs/compose starts with the environment of the compose file', () => {
  for (const name of ['server-1', 'server-2']) {
    // The folder that compose.yaml mounts.
    const environment = { ...environmentOf(name), CLUB_FOLDER: secondClub };
    expect(settings).toEqual(expect.arrayContaining(Object.keys(environment)));
    const config = readConfig(environment, root);
    expect(config).toMatchObject({
      production: true,
      proxies: 1,
      port: 3000,
      push: { on: true, keys: undefined },
    });
    expect(config.s3?.endpoint).toBe('http://storage:8333');
    expect(config.databaseUrl).toContain('@postgres:5432/');
  }
});

test('docs/compose/example.env lists the variables of the compose file, and no secret', () => {
  const variables = found(compose, /\$\{(\w+)/g);
  expect(found(example, /^(\w+)=/gm)).toEqual(variables);
  const filled = found(example, /^\w+=(.+)$/gm);
  expect(filled).toEqual(['false', 'fans.example.jp', 'info']);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { barrelsOf } from './barrels.ts';
import { kebabCase, titleOf } from './catalogue.ts';
import { storyTitles } from './messages.ts';
import type { Files } from './project.ts';

const ui = 'packages/ui/src';
const templates = join(import.meta.dirname, '..', 'templates');
const usage = 'npm run new primitive Name, or npm run new piece domain/Name';

/** The files of a new component, copied from scripts/templates, and the changed barrels. */
export function scaffold(kind: string, address: string, files: Files): Map<string, string> {
  if (kind !== 'primitive' && kind !== 'piece') throw new Error(`Write: ${usage}`);
  const [first = '', second = ''] = address.split('/');
  const [name, domain] = kind === 'piece' ? [second, first] : [address, undefined];
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]*)*$/.test(name))
    throw new Error(`"${address}" is not a name. Component names look like OrderRow. ${usage}`);
  if (domain !== undefined && domain !== 'shared' && !(domain in storyTitles.domains))
    throw new Error(
      `"${domain}" is no domain. There are ${Object.keys(storyTitles.domains).join(', ')}; a new one gets its title in scripts/check/messages.ts first.`,
    );
  const taken = new RegExp(`^${ui}/(primitives|pieces/[^/]+)/${name}/`, 'i');
  if ([...files.keys()].some((path) => taken.test(path)))
    throw new Error(`There is a ${name} already. Component names are unique.`);

  const folder = `${ui}/${domain === undefined ? 'primitives' : `pieces/${domain}`}/${name}`;
  const made = new Map(
    readdirSync(join(templates, kind)).map((file) => [
      `${folder}/${file.replace('Name', name).replace('.template', '')}`,
      readFileSync(join(templates, kind, file), 'utf8')
        .replaceAll(/Name(?=\W|Props\b|Variants\b)/g, name)
        .replace('story-id', kebabCase(name))
        .replace('story/title', titleOf(name, domain)),
    ]),
  );
  for (const [path, text] of barrelsOf(new Map([...files, ...made]))) made.set(path, text);
  return made;
}

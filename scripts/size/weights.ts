import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltApp } from '../builtApp.ts';
import type { Control } from './controls.ts';
import type { App, Screen } from './measure.ts';

export type Sizes = { app: App; admin: Screen[]; controls: Control[] };

type Options = { root: string; names: readonly string[]; app: BuiltApp; admin: BuiltApp };

// Beside the inputs of the app, which include the controls.
const alsoRead = 'scripts/size/{controls,measure,weights}.ts';

/** Measures both apps and the named controls, or returns the last figures if their inputs are the same. */
export async function weighEverything({ root, names, app, admin }: Options): Promise<Sizes> {
  const file = join(
    root,
    'node_modules',
    '.cache',
    names.length > 0 ? 'sizes.json' : 'entry-sizes.json',
  );
  const inputs = fingerprint(root, [app.inputs, admin.inputs, ...names]);
  const stored = readKnown(file);
  if (stored?.inputs === inputs) return stored.sizes;

  // Vite and the plugins take a second to load.
  const { measureAdmin, measureApp } = await import('./measure.ts');
  const { weighControls } = await import('./controls.ts');
  const { homestandPlugins } = await import('../vite-plugins.ts');
  const sizes: Sizes = {
    app: await measureApp(app),
    admin: await measureAdmin(admin),
    controls:
      names.length === 0
        ? []
        : await weighControls({
            names,
            source: '@homestand/ui',
            folder: join(root, 'tests', 'performance', 'node_modules'),
            plugins: homestandPlugins(),
          }),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ inputs, sizes }));
  return sizes;
}

function fingerprint(root: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(files));
  for (const file of globSync(alsoRead, { cwd: root }).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function readKnown(file: string): { inputs: string; sizes: Sizes } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Missing or cut off: everything is measured.
    return null;
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export const licensesName = 'licenses.txt';

/** Works in files of the app whose packages have the licence of another work only. */
const otherWorks = [
  {
    file: /display-[^/]+\.woff2$/,
    heading: 'Barlow Condensed (OFL-1.1) https://github.com/jpt/barlow',
    license: join(import.meta.dirname, '../packages/ui/src/styles/fonts/LICENSE.txt'),
  },
  {
    file: /zxing_reader-[^/]+\.wasm$/,
    heading: 'ZXing-C++ (Apache-2.0) https://github.com/zxing-cpp/zxing-cpp',
    // The text of Apache-2.0.
    license: join(import.meta.dirname, '../node_modules/jsqr/LICENSE'),
  },
];

/**
 * Writes the licences of the packages that are in the app, its workers included, into a file beside it. Nothing loads it
 * but the link to it.
 */
export function licenses(): Plugin {
  const modules = new Set<string>();
  const note = (bundle: Record<string, { type: string; moduleIds?: string[] }>) => {
    for (const { moduleIds = [] } of Object.values(bundle))
      for (const id of moduleIds) modules.add(id);
  };
  return {
    name: 'homestand:licenses',
    apply: 'build',
    // A worker is a build of its own, which ends before the bundle of the app is written.
    config: () => ({
      worker: {
        plugins: () => [
          {
            name: 'homestand:licenses-of-workers',
            generateBundle: (_options, bundle) => note(bundle),
          },
        ],
      },
    }),
    generateBundle(_options, bundle) {
      note(bundle);
      const names = Object.keys(bundle);
      const works = otherWorks
        .filter(({ file }) => names.some((name) => file.test(name)))
        .map(({ heading, license }) => ({ heading, text: readFileSync(license, 'utf8').trim() }));
      const source = textOf([...noticesOf(modules), ...works]);
      this.emitFile({ type: 'asset', fileName: licensesName, source });
    },
  };
}

type Notice = { heading: string; text: string };

/** Of each package of these modules its name, version, place and licence; packages with the same text are together. */
export function noticesOf(modules: Iterable<string>): Notice[] {
  const folders = new Set<string>();
  for (const id of modules)
    if (!id.startsWith('\0') && id.includes('/node_modules/')) folders.add(packageOf(dirname(id)));
  const headings = new Map<string, Set<string>>();
  for (const folder of folders) {
    const text = licenseIn(folder);
    headings.set(text, (headings.get(text) ?? new Set()).add(headingOf(folder)));
  }
  return [...headings]
    .map(([text, of]) => ({ heading: [...of].sort().join('\n'), text }))
    .sort((a, b) => (a.heading < b.heading ? -1 : 1));
}

/** The folder of the package: those inside it, such as `esm/package.json`, have no version. */
function packageOf(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
    if (name && version) return folder;
  }
  const above = dirname(folder);
  if (above === folder) throw new Error('A module of the bundle belongs to no package.');
  return packageOf(above);
}

function licenseIn(folder: string): string {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  if (files.length === 0) throw new Error(`${folder} has no licence to ship with the app.`);
  return files
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');
}

/** With its source, which MPL-2.0 asks for. */
function headingOf(folder: string): string {
  const { name, version, license, repository, homepage } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const source = typeof repository === 'object' ? repository?.url : repository;
  return [`${name} ${version} (${license})`, source ?? homepage].filter(Boolean).join(' ');
}

const line = '-'.repeat(80);

const textOf = (notices: readonly Notice[]) =>
  notices.map(({ heading, text }) => `${heading}\n\n${text}\n`).join(`\n${line}\n\n`);

import { parse as parseYaml } from 'yaml';
import { type Check, type Files, importsOf, lineWith, type Problem, parse } from './project.ts';

type Manifest = { name?: string; exports?: unknown } & Record<string, unknown>;

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

const uiExports = {
  '.': './src/index.ts',
  './tokens': './src/tokens/index.ts',
  './icons': './src/icons/index.ts',
  './testing': './src/testing/index.ts',
  './testing/sampleClub': './src/testing/sampleClub.ts',
  './guide': './src/testing/guide/index.ts',
  './global.css': './src/styles/global.css.ts',
  './theme.css': './src/styles/theme.css.ts',
};

/** One version of every dependency, and packages imported only through their exports. */
export const checkPackages: Check = (files) => {
  const manifests = manifestsOf(files);
  return [
    ...manifests.flatMap(([file, manifest]) => [
      ...dependencyProblems(files, file, manifest),
      ...exportProblems(files, file, manifest),
    ]),
    ...catalogProblems(files),
    ...deepImports(files, manifests),
  ];
};

function manifestsOf(files: Files): [string, Manifest][] {
  return [...files]
    .filter(([file]) => /^(packages\/[^/]+\/)?package\.json$/.test(file))
    .map(([file, content]) => [file, JSON.parse(content) as Manifest]);
}

function dependencyProblems(files: Files, file: string, manifest: Manifest): Problem[] {
  return kinds.flatMap((kind) =>
    Object.entries((manifest[kind] ?? {}) as Record<string, string>)
      .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
      .map(([name, version]) => ({
        file,
        line: lineWith(files.get(file) ?? '', `"${name}": "${version}"`),
        rule: 'one-version-of-everything',
        message: `"${name}" has the version "${version}". Write "catalog:" here and the version into pnpm-workspace.yaml ("workspace:*" for a package of ours).`,
      })),
  );
}

function catalogProblems(files: Files): Problem[] {
  const file = 'pnpm-workspace.yaml';
  const content = files.get(file) ?? '';
  const workspace = (parseYaml(content) ?? {}) as {
    catalog?: Record<string, string>;
    catalogs?: unknown;
  };
  const problems = Object.entries(workspace.catalog ?? {})
    .filter(([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => ({
      file,
      line: lineWith(content, `${name}"`.includes('@') ? `"${name}":` : `${name}:`),
      rule: 'exact-versions',
      message: `"${name}" is "${version}". Pin one version, such as 1.2.3, so that every machine installs the same.`,
    }));
  if (workspace.catalogs !== undefined)
    problems.push({
      file,
      line: lineWith(content, 'catalogs:'),
      rule: 'one-version-of-everything',
      message: 'There is one catalog. A second one would allow two versions of a package.',
    });
  return problems;
}

function exportProblems(files: Files, file: string, manifest: Manifest): Problem[] {
  const content = files.get(file) ?? '';
  const problem = (message: string) => ({
    file,
    line: lineWith(content, '"exports"'),
    rule: 'closed-exports',
    message,
  });
  if (JSON.stringify(manifest.exports ?? {}).includes('*'))
    return [problem('A wildcard exports every file. Name each export.')];
  const isUi = manifest.name === '@homestand/ui';
  if (isUi && JSON.stringify(manifest.exports) !== JSON.stringify(uiExports))
    return [
      problem(`ui has these exports: ${Object.keys(uiExports).join(', ')}. Export by name there.`),
    ];
  return [];
}

/** Tests of the whole server are outside of its package and need its internals. */
const serversTests =
  /^tests\/(contract|support|performance\/(server|scan))\/|^packages\/api-client\/src\/.*[.]test[.]ts$/;

/** Models run the modules of the apps' queues, one instance for each tab. */
const models = /^tests\/models\//;

function deepImports(files: Files, manifests: [string, Manifest][]): Problem[] {
  const exported = new Set(
    manifests.flatMap(([, { name, exports }]) =>
      Object.keys((exports ?? {}) as Record<string, string>).map(
        (path) => `${name}${path.slice(1)}`,
      ),
    ),
  );
  const names = manifests.map(([, { name }]) => name);

  return [...files]
    .filter(([file]) => /^(packages|tests|\.storybook)\/.*\.(tsx?|mts|mjs)$/.test(file))
    .flatMap(([file, content]) =>
      importsOf(parse(file, content)).flatMap(({ name, line }) => {
        const home = /^packages\/[^/]+\//.exec(file)?.[0] ?? '';
        const isRelative = name.startsWith('.');
        const target = isRelative ? join(file, name) : '';
        const leaves =
          isRelative &&
          /^packages\/[^/]+\/src\//.test(target) &&
          !target.startsWith(home || '?') &&
          !(serversTests.test(file) && target.startsWith('packages/server/src/')) &&
          !models.test(file);
        const isLocked =
          name.startsWith('@homestand/') &&
          !exported.has(name) &&
          names.some((prefix) => name.startsWith(`${prefix}/`));
        if (!leaves && !isLocked) return [];
        return [
          {
            file,
            line,
            rule: 'no-deep-imports',
            message: `"${name}" is a deep import. Import one of the exports in the package's package.json.`,
          },
        ];
      }),
    );
}

const join = (file: string, name: string) => new URL(name, `file:///${file}`).pathname.slice(1);

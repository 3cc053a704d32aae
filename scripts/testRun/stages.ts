// The stages of the gate (npm test) and of the whole (npm run test:all).
import type { FoundTest } from './report.ts';
import type { Stage } from './runStages.ts';

const vitestReporter = '--reporter=./scripts/testRun/vitestReporter.ts';
const playwrightReporter = '--reporter=list,./scripts/testRun/playwrightReporter.ts';

type Options = {
  /** Only the tests that the changes since this commit reach. */
  base?: string | null;
};

const quoted = (text: string) =>
  /^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const unique = (values: string[]) => [...new Set(values)];

function vitest(name: string, projects: string[], args: string[], { base }: Options): Stage {
  return {
    name,
    command: [
      ...['vitest', 'run', '--reporter=dot', vitestReporter],
      ...projects.map((project) => `--project=${project}`),
      ...args,
      ...(base ? ['--changed', base, '--passWithNoTests'] : []),
    ],
    again: (failed) => vitestCommand(failed),
  };
}

export function vitestCommand(failed: FoundTest[]): string {
  const files = unique(failed.map(({ file }) => file).filter(Boolean));
  const [only] = failed;
  const isOneTest = failed.length === 1 && only && only.file && only.title !== only.file;
  // Vitest compares the pattern with the titles joined by spaces.
  const title = isOneTest ? ` -t ${quoted(escaped(only.title.replaceAll(' > ', ' ')))}` : '';
  return files.length === 0 ? 'npm test' : `npm test -- ${files.map(quoted).join(' ')}${title}`;
}

const playwright = (name: string, config: string, script: string): Stage => ({
  name,
  command: ['playwright', 'test', '-c', config, playwrightReporter],
  again: (failed) => playwrightCommand(script, failed),
});

export function playwrightCommand(script: string, failed: FoundTest[]): string {
  const places = unique(
    failed.flatMap(({ file, line }) => (file ? [line ? `${file}:${line}` : file] : [])),
  );
  const projects = unique(failed.flatMap(({ project }) => project || []));
  const [only] = failed;
  const filter = failed.length === 1 && only?.file ? [`-g ${quoted(escaped(only.title))}`] : [];
  return [
    `npm run ${script}`,
    ...(places.length > 0 ? ['--'] : []),
    ...places.map(quoted),
    ...projects.map((project) => `--project=${quoted(project)}`),
    ...filter,
  ].join(' ');
}

const visits = ({ base }: Options, repeats: boolean): Stage => ({
  name: 'stories and pictures',
  command: [
    ...['node', 'scripts/visual.ts'],
    ...(base ? [] : ['--all']),
    ...(repeats ? ['--repeat'] : []),
  ],
  again: (failed) => {
    const ids = failed.flatMap(({ id }) => id ?? []);
    return ids.length === 0
      ? 'npm run visual -- --all'
      : `npm run visual -- --exact ${ids.join(' ')}`;
  },
});

const checks = (...args: string[]): Stage => ({
  name: 'checks',
  command: ['node', 'scripts/check.ts', ...args],
  again: () => 'npm run check',
});

const size = (...args: string[]): Stage => ({
  name: 'size',
  command: ['node', 'scripts/size.ts', ...args],
  again: () => ['npm run size', ...(args.length > 0 ? ['--'] : []), ...args].join(' '),
  about: /^packages\/(?!server|stand-ins|demo-club)|^scripts\/(size|vite)|^pnpm-lock/,
});

const journeys = 'tests/e2e/playwright.config.ts';
const gateJourneys = 'tests/e2e/playwright.gate.config.ts';

/** What the gate holds: proven in ten minutes on two cores, of which two lists of stages leave none idle. */
export const gate = (options: Options): Stage[][][] => [
  [
    [visits(options, true), vitest('unit and server', ['unit', 'server'], [], options)],
    [
      checks(...(options.base ? ['--changed'] : [])),
      size('--entry'),
      // A browser test that fails once is repeated once.
      vitest('components and apps', ['browser', 'apps'], ['--retry=1'], options),
      {
        ...playwright('journeys', gateJourneys, 'e2e'),
        about: /^packages\/|^tests\/(e2e|support)\/|^scripts\/(vite|chromium|baseline)|^pnpm-lock/,
      },
    ],
  ],
];

export const leftOutOfGate =
  'Left out, part of npm run test:all: the other journeys, Firefox and WebKit, Storybook’s own pages, size of each control, processes and outages, the deep tests, the soak.';

/** Everything, without repeats. */
export const whole = (): Stage[][][] => [
  [
    [visits({}, false)],
    [
      checks('--full'),
      size(),
      {
        name: 'Storybook builds',
        command: ['node', 'scripts/storybook.ts', 'build', '--loglevel', 'warn'],
        again: () => 'npm run storybook -- build',
      },
    ],
  ],
  [[playwright('Storybook pages', 'tests/storybook/playwright.config.ts', 'pages')]],
  [[vitest('components and apps', ['browser', 'apps'], [], {})]],
  [[playwright('journeys', journeys, 'e2e')]],
  [
    [
      {
        name: 'engines',
        command: ['node', 'tests/engines/run.ts', playwrightReporter],
        again: (failed) => playwrightCommand('engines', failed),
      },
    ],
  ],
  [[vitest('unit, server and processes', ['unit', 'server', 'processes'], [], {})]],
  [[vitest('deep', [], ['--config', 'vitest.deep.config.ts'], {})]],
  [[playwright('deep journeys', 'tests/e2e/playwright.deep.config.ts', 'e2e')]],
  [
    [
      {
        name: 'soak',
        command: ['node', 'tests/soak.ts'],
        again: () => 'npm run soak',
      },
    ],
  ],
];

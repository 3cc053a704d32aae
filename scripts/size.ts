// Checks the size budget of the first screen and of each control. Fails when the entry exceeds its limit,
// when it contains a module of a later screen, or when one control pulls in another.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limit, screenLimits, target } from './size/budgets.ts';
import { reachableComponents, unexpectedModules } from './size/isolation.ts';
import { laterModules } from './size/later.ts';
import { type Bundle, measure, type Screen } from './size/measure.ts';
import { homestandPlugins } from './vite-plugins.ts';

const root = join(import.meta.dirname, '..');
const performanceRoom = join(root, 'tests', 'performance');
const primitives = join(root, 'packages', 'ui', 'src', 'primitives');

const failures = [...(await checkEntry()), ...(await checkControls())];
for (const failure of failures) console.error(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

async function checkEntry(): Promise<string[]> {
  const floor = await measure({ input: join(performanceRoom, 'floor', 'index.html') });
  const app = await measure({
    input: join(root, 'packages/app/index.html'),
    root: join(root, 'packages/app'),
    configFile: join(root, 'packages/app/vite.config.ts'),
  });
  const ratio = app.total / floor.total;

  console.log('Size of the first page, in brotli bytes');
  console.log(row('floor', floor));
  console.log(row('app', app));
  console.log(
    `  ${ratio.toFixed(3)} times the floor (target ${target.ratio}, limit ${limit.ratio})`,
  );
  if (app.total > target.bytes || ratio > target.ratio) {
    console.warn('  Over its target: find what grew before it reaches the limit.');
  }

  console.log('\nSize that each screen adds');
  for (const screen of app.screens.toSorted((one, other) => other.total - one.total))
    console.log(row(screen.name, screen));

  const { worker, files, count, later } = app.offline;
  console.log('\nSize that the service worker loads afterwards, once for each release');
  console.log(
    `  itself ${figure(worker)}  ${count} files ${figure(files)}  large ones ${figure(later)}`,
  );

  return [
    ...when(app.total > limit.bytes, `The entry is over ${limit.bytes} bytes.`),
    ...when(ratio > limit.ratio, `The entry is over ${limit.ratio} times the floor.`),
    ...when(app.css > limit.css, `The entry's styles are over ${limit.css} bytes.`),
    ...when(worker > limit.worker, `The service worker is over ${limit.worker} bytes.`),
    ...when(
      files > limit.offline,
      `The files cached by the service worker are over ${limit.offline} bytes.`,
    ),
    ...app.screens.flatMap(overBudget),
    ...laterModules(app.modules).map(
      (id) => `${id} is in the entry. Import it behind a lazy route.`,
    ),
  ];
}

function overBudget({ name, total }: Screen): string[] {
  const bytes = screenLimits[name];
  if (bytes === undefined) return [`${name} has no budget: add one to scripts/size/budgets.ts.`];
  return when(total > bytes, `${name} is over ${bytes} bytes.`);
}

async function checkControls(): Promise<string[]> {
  const names = readdirSync(primitives).filter((name) => /^[A-Z]/.test(name));
  const react = await weighAlone('react', "import { createRoot } from 'react-dom/client';", 'null');
  console.log('\nSize that one control adds to React when imported alone, in brotli bytes');

  const found: string[] = [];
  for (const name of names) {
    const importing = `import { createRoot } from 'react-dom/client'; import { ${name} } from '@homestand/ui';`;
    const alone = await weighAlone(name, importing, `<${name} {...({} as never)} />`);
    console.log(row(name, { ...alone, js: alone.js - react.js, total: alone.total - react.total }));
    found.push(
      ...unexpectedModules(alone.modules, reachableComponents(primitives, name)).map(
        (id) =>
          `Importing ${name} pulls in ${id}. Import neighbours directly, not from the barrel.`,
      ),
    );
  }
  return found;
}

async function weighAlone(name: string, imports: string, element: string): Promise<Bundle> {
  // Inside tests/performance, so that packages resolve as in the app.
  const file = join(performanceRoom, 'node_modules', `.alone-${name}.tsx`);
  writeFileSync(file, `${imports} createRoot(document.body).render(${element});`);
  try {
    return await measure({ input: file, plugins: homestandPlugins() });
  } finally {
    rmSync(file);
  }
}

function figure(value: number) {
  return value.toLocaleString('en').padStart(8);
}

function row(name: string, { js, css, total }: Pick<Bundle, 'js' | 'css' | 'total'>) {
  return `  ${name.padEnd(16)} JS ${figure(js)}  CSS ${figure(css)}  together ${figure(total)}`;
}

function when(condition: boolean, sentence: string): string[] {
  return condition ? [sentence] : [];
}

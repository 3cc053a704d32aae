// Checks the size budget of the first screen and of each control.
//   npm run size              both
//   npm run size -- --entry   the first screen and the order of styles, from the two builds of the apps alone
// Fails when the entry exceeds its limit,
// when it contains a module of a later screen, when one control pulls in another, or when a page links styles before
// those that they change.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtApp } from './builtApp.ts';
import { limit, meanLimits, screenLimits } from './size/budgets.ts';
import type { Control } from './size/controls.ts';
import { reachableComponents, unexpectedModules } from './size/isolation.ts';
import { laterModules } from './size/laterModules.ts';
import type { Screen, Weight } from './size/measure.ts';
import { type Sizes, weighEverything } from './size/weights.ts';
import { wrongOrdersIn } from './styleOrder.ts';
import { writeReport } from './testRun/report.ts';

const root = join(import.meta.dirname, '..');
const primitives = join(root, 'packages', 'ui', 'src', 'primitives');

const { values } = parseArgs({ options: { entry: { type: 'boolean', default: false } } });
const names = values.entry ? [] : readdirSync(primitives).filter((name) => /^[A-Z]/.test(name));
const app = await builtApp();
const admin = await builtApp({ name: 'admin' });
const sizes = await weighEverything({ root, names, app, admin });
const failures = [
  ...checkEntry(sizes),
  ...checkControls(sizes.controls),
  ...wrongOrdersIn(app),
  ...wrongOrdersIn(admin),
];
for (const failure of failures) console.error(`✗ ${failure}`);
writeReport({
  summary: `first page ${sizes.app.total.toLocaleString('en')} bytes`,
  failed: failures.map((title) => ({ title, file: '' })),
  flaky: [],
});
process.exit(failures.length > 0 ? 1 : 0);

function checkEntry({ app, admin }: Sizes): string[] {
  console.log('Size of the first page, in brotli bytes');
  console.log(row('app', app));

  console.log('\nSize and files of a cold visit to each screen: code and style');
  for (const screen of app.screens.toSorted((a, b) => b.total - a.total))
    console.log(`${row(screen.name, screen)}  files ${screen.files}`);

  console.log('\nSize and files of a cold visit to the staff’s app');
  for (const screen of admin) console.log(`${row(screen.name, screen)}  files ${screen.files}`);

  const { worker, files, count, later } = app.offline;
  console.log('\nSize that the service worker loads afterwards, once for each release');
  console.log(
    `  itself ${figure(worker)}  ${count} files ${figure(files)}  large ones ${figure(later)}`,
  );

  return [
    ...when(app.total > limit.bytes, `The entry is over ${limit.bytes} bytes.`),
    ...when(app.css > limit.css, `The entry's styles are over ${limit.css} bytes.`),
    ...when(worker > limit.worker, `The service worker is over ${limit.worker} bytes.`),
    ...when(
      files > limit.offline,
      `The files cached by the service worker are over ${limit.offline} bytes.`,
    ),
    ...overMean('app', app.screens),
    ...overMean('admin', admin),
    ...[...app.screens, ...admin].flatMap(overBudget),
    ...laterModules(app.modules).map(
      (id) => `${id} is in the entry. Import it behind a lazy route.`,
    ),
  ];
}

function overMean(name: keyof typeof meanLimits, screens: readonly Screen[]): string[] {
  const mean = screens.reduce((sum, { total }) => sum + total, 0) / screens.length;
  console.log(`\nMean of the screens of ${name} ${figure(Math.round(mean))}`);
  return when(
    mean > meanLimits[name],
    `The screens of ${name} are over ${meanLimits[name]} bytes on average.`,
  );
}

function overBudget({ name, total, files }: Screen): string[] {
  const bytes = screenLimits[name];
  if (bytes === undefined) return [`${name} has no budget: add one to scripts/size/budgets.ts.`];
  return [
    ...when(total > bytes, `${name} is over ${bytes} bytes.`),
    ...when(files > limit.files, `${name} loads more than ${limit.files} files.`),
  ];
}

function checkControls(controls: readonly Control[]): string[] {
  if (controls.length === 0) return [];
  console.log('\nSize that one control adds to React when imported alone, in brotli bytes');
  return controls.flatMap((control) => {
    console.log(row(control.name, control));
    return unexpectedModules(control.modules, reachableComponents(primitives, control.name)).map(
      (id) =>
        `Importing ${control.name} pulls in ${id}. Import neighbours directly, not from the barrel.`,
    );
  });
}

function figure(value: number) {
  return value.toLocaleString('en').padStart(8);
}

function row(name: string, { js, css, total }: Weight) {
  return `  ${name.padEnd(16)} JS ${figure(js)}  CSS ${figure(css)}  together ${figure(total)}`;
}

function when(condition: boolean, sentence: string): string[] {
  return condition ? [sentence] : [];
}

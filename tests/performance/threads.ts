// Compares MessageThread, plain virtua and react-virtuoso with 10,000 and 100,000 messages in one run, with
// the CPU slowed four times: npm run bench:threads
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../scripts/chromium.ts';
import { homestandPlugins } from '../../scripts/vite-plugins.ts';
import { openAtEnd, scrollUpWhileOlderCome, watchTasks } from './threads/probe.ts';

const here = import.meta.dirname;
const kits = join(here, 'kits');
const rounds = Number(process.argv[2] ?? 3);
const counts = [10_000, 100_000];

const install = ['install', '--ignore-workspace', '--silent', '--no-lockfile'];
const { status } = spawnSync('pnpm', install, { cwd: kits, stdio: 'inherit' });
if (status !== 0) throw new Error('The lists to compare with could not be installed.');

const lists = [
  { name: 'homestand', page: join(here, 'threads', 'main.tsx') },
  { name: 'virtua', page: join(kits, 'pages', 'thread-virtua.tsx') },
  { name: 'react-virtuoso', page: join(kits, 'pages', 'thread-virtuoso.tsx') },
];

async function bundle({ name, page }: (typeof lists)[number], outDir: string) {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: name === 'homestand' ? homestandPlugins() : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2022',
      cssCodeSplit: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: page,
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const style = name === 'homestand' ? '<link rel="stylesheet" href="/style.css">' : '';
  writeFileSync(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="ja"><meta charset="utf-8">${style}<div id="root"></div><script type="module" src="/main.js"></script>`,
  );
}

async function open(browser: Browser, folder: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
  await page.route('http://threads.test/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = path === '/' ? 'index.html' : path.slice(1);
    const type = Object.entries(types).find(([end]) => file.endsWith(end))?.[1];
    try {
      const body = readFileSync(join(folder, file));
      await route.fulfill({ body, contentType: type ?? 'application/octet-stream' });
    } catch {
      await route.fulfill({ status: 404, body: '' });
    }
  });
  await page.addInitScript(watchTasks);
  return page;
}

async function measure(browser: Browser, folder: string, count: number) {
  const page = await open(browser, folder);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`http://threads.test/#${count}`);
  const opened = await page.evaluate(openAtEnd);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const moved = await page.evaluate(scrollUpWhileOlderCome);
  await page.close();
  return { ...opened, heap: usedSize / 1024 / 1024, ...moved };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const browser = await chromium.launch(launchOptions);
const built = await mkdtemp(join(tmpdir(), 'threads-'));
for (const list of lists) await bundle(list, join(built, list.name));

type Figures = Awaited<ReturnType<typeof measure>>;
const results = new Map<string, Figures[]>();
for (let round = 0; round < rounds; round++)
  for (const count of counts)
    for (const { name } of lists) {
      const key = `${name} ${count.toLocaleString('en')}`;
      const figures = await measure(browser, join(built, name), count);
      results.set(key, [...(results.get(key) ?? []), figures]);
    }
await browser.close();
rmSync(built, { recursive: true });

const of = (runs: Figures[], key: keyof Figures) => median(runs.map((run) => run[key]));
console.table(
  Object.fromEntries(
    [...results].map(([name, runs]) => [
      name,
      {
        'paint ms': Math.round(of(runs, 'painted')),
        'settled ms': Math.round(of(runs, 'settled')),
        'longest task ms': Math.round(of(runs, 'longest')),
        elements: of(runs, 'elements'),
        'heap MB': Number(of(runs, 'heap').toFixed(1)),
        'wrong frames': Math.max(...runs.map((run) => run.wrong)),
        'worst px': Number(Math.max(...runs.map((run) => run.worst)).toFixed(1)),
      },
    ]),
  ),
);

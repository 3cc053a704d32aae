// Measures MessageThread and bare virtua with plain rows, 10,000 and 100,000 messages, with the CPU slowed four times:
//   npm run bench -- threads
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
const rounds = Number(process.argv[2] ?? 3);
const counts = [10_000, 100_000];
const lists = ['thread', 'virtua'] as const;

async function bundle(list: (typeof lists)[number], outDir: string) {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: homestandPlugins(),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2022',
      cssCodeSplit: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(here, 'threads', `${list}.tsx`),
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const styles = list === 'thread' ? '<link rel="stylesheet" href="/style.css">' : '';
  writeFileSync(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="ja"><meta charset="utf-8">${styles}<div id="root"></div><script type="module" src="/main.js"></script>`,
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
for (const list of lists) await bundle(list, join(built, list));

type Figures = Awaited<ReturnType<typeof measure>>;
const results = new Map<string, Figures[]>();
const keyOf = (list: string, count: number) => `${list} ${count.toLocaleString('en')}`;
for (let round = 0; round < rounds; round++)
  for (const count of counts)
    for (const list of lists) {
      const key = keyOf(list, count);
      const figures = await measure(browser, join(built, list), count);
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
for (const count of counts) {
  const bare = results.get(keyOf('virtua', count)) ?? [];
  /** Of visits that follow each other: the machine's other work slows both. */
  const ratio = (figure: 'painted' | 'settled') =>
    median(
      (results.get(keyOf('thread', count)) ?? []).map(
        (run, round) => run[figure] / (bare[round]?.[figure] ?? Number.NaN),
      ),
    ).toFixed(2);
  console.log(
    `${keyOf('thread ÷ virtua', count)}: painted ${ratio('painted')}, settled ${ratio('settled')}`,
  );
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/services.port.ts';
import { expect, test } from './test.ts';

const root = join(import.meta.dirname, '..', '..');

test('npm start serves the demo club on its own database', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'homestand-demo-'));
  const port = await freePort();
  const { DATABASE_URL: _database, CLUB_FOLDER: _club, ...inherited } = process.env;
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, PORT: String(port), DATA_FOLDER: folder },
  });
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (bytes: Buffer) => output.push(String(bytes)));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(
        async () => {
          if (server.exitCode !== null) throw new Error(output.join(''));
          const answer = await fetch(`${origin}/api/health`).catch(() => null);
          return answer?.status;
        },
        // It starts a database and fills it.
        { timeout: 180_000 },
      )
      .toBe(200);

    await page.goto(`${origin}/user/login`);
    await expect(page.getByText('湊スカーレッツ').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /LINE/ })).toBeVisible();
  } finally {
    await end(server);
    await rm(folder, { recursive: true, force: true });
  }
});

const end = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });

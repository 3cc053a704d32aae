import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes one folder the temporary folder of this run: its processes inherit it, and whatever they leave there goes with
 * it. A worker's `exit` listener is no substitute: test runners end their workers by a signal.
 */
export async function openRunFolder(): Promise<() => Promise<void>> {
  const { TMPDIR: before } = process.env;
  // A short name: a path of a Unix socket has 103 bytes at most.
  const folder = await mkdtemp(join(tmpdir(), 'hs-run-'));
  // PostgreSQL, which runs under another account, must reach its own folder inside.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    // A browser that is being closed may still write into its profile.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
}

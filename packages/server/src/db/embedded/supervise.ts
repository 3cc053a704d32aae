import { setTimeout as sleep } from 'node:timers/promises';
import type { Log, Server } from './server.ts';

export type Supervised = { readonly pid: number; stop(): Promise<void> };

/** Keeps a server running until it is stopped: one that the system killed is restarted. */
export async function supervise(start: () => Promise<Server>, warn: Log): Promise<Supervised> {
  let server = await start();
  let stopping = false;

  async function startAgain(): Promise<Server | undefined> {
    while (!stopping) {
      try {
        return await start();
      } catch (error) {
        warn(`PostgreSQL cannot be started again yet: ${error}`);
        await sleep(1000);
      }
    }
    return undefined;
  }

  async function watch(): Promise<void> {
    for (;;) {
      await server.ended;
      if (stopping) return;
      warn(`PostgreSQL ended without being told to. Starting it again.${reasonIn(server)}`);
      const next = await startAgain();
      if (next === undefined) return;
      server = next;
      if (stopping) await server.stop();
    }
  }

  const watched = watch();
  return {
    get pid() {
      return server.pid;
    },
    async stop() {
      stopping = true;
      await server.stop();
      await watched;
    },
  };
}

/** The reason in PostgreSQL's last log lines; there is none if the system killed it. */
function reasonIn({ lastWords }: Server): string {
  const said = lastWords()
    .split('\n')
    .filter((line) => /PANIC|FATAL|shutdown|lock file/.test(line));
  const last = said.slice(-3).map((line) => line.trim());
  return last.length > 0 ? ` It said: ${last.join(' | ')}` : '';
}

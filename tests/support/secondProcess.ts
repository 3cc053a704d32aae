import { start } from '../../packages/server/src/start.ts';
import { createCaller } from './caller.ts';
import type { TestServer } from './server.ts';
import { freePort } from './services.port.ts';

/** Another server process on the same database and files, beside the first or after it. */
export async function startBeside({ config }: Pick<TestServer, 'config'>) {
  const { origin, services, stop } = await start({ ...config, port: await freePort() });
  return {
    origin,
    services,
    /** The same person with the same session at this process. */
    as: ({ token }: { token: string | undefined }) => createCaller(origin, token),
    stop,
  };
}

import type { Config } from '../../config/config.ts';
import type { Bus } from './bus.ts';
import { createProcessBus } from './processBus.ts';

/** Redis if REDIS_URL is set; a single process needs no Redis, and a command then does not load its client. */
export async function openBus(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  log: (line: string) => void,
): Promise<Bus> {
  if (!redisUrl) return createProcessBus();
  const { createRedisBus } = await import('./redisBus.ts');
  return createRedisBus(redisUrl, { log });
}

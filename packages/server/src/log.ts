import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** One JSON line for each thing that happens. Addresses are logged without their query: it may hold a signature or a code. */
export function createLogger(level: string): FastifyBaseLogger {
  const logger = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        path: url.split('?', 1)[0],
      }),
    },
    // A second line of defence: nothing of ours logs these.
    redact: {
      paths: [
        '*.authorization',
        '*.password',
        '*.token',
        '*.number',
        '*.verificationValue',
        '*.cookie',
      ],
      censor: '…',
    },
  });
  return logger;
}

import type { FastifyBaseLogger } from 'fastify';
import {
  type DestinationStream,
  type LoggerOptions,
  destination as openDestination,
  pino,
} from 'pino';

/** One JSON line for each thing that happens. Addresses are logged without their query: it may hold a signature or a code. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // What else an error carries may be a person's: PostgreSQL tells whole rows.
      err(error: Error) {
        const { type, message, code, stack } = pino.stdSerializers.err(error);
        return { type, message, code, stack };
      },
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
  };
  return pino(options, destination ?? standardOutput());
}

const mostUnwrittenBytes = 1024 * 1024;

/** A log whose disk is full loses lines; without a listener it would end the process. */
function standardOutput(): DestinationStream {
  const stream = openDestination({ fd: 1, sync: true, maxLength: mostUnwrittenBytes });
  stream.on('error', () => {});
  return stream;
}

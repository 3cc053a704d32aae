import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import {
  type DestinationStream,
  type LoggerOptions,
  destination as openDestination,
  pino,
} from 'pino';

/**
 * Logs one JSON line per entry. URLs are logged without their query, which may hold a signature or a code.
 */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // Other properties of an error may hold personal data: PostgreSQL includes whole rows.
      err(error: Error) {
        const { type, message, code, stack } = pino.stdSerializers.err(error);
        return { type, message, code, stack };
      },
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        path: url.split('?', 1)[0],
      }),
    },
    // Defence in depth: no code of this server logs these.
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

/** Logs a request when its response has ended, in one line instead of Fastify's two. */
export class OneLineForEachRequest extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...facts, err: error }, 'request errored');
    else request.log.info(facts, 'request completed');
  }
}

const maxUnwrittenBytes = 1024 * 1024;

/**
 * Writes to standard output. When its disk is full, lines are lost; without a listener the error would end
 * the process.
 */
function standardOutput(): DestinationStream {
  const stream = openDestination({ fd: 1, sync: true, maxLength: maxUnwrittenBytes });
  stream.on('error', () => {});
  return stream;
}

import pg from 'pg';

/** Services this process cannot work without. `/api/ready` lists those that are unavailable. */
export type ServiceName = 'database' | 'disk' | 'storage' | 'bus';

/** A service this process depends on fails now; the same request may work later. */
export class Outage extends Error {
  override name = 'Outage';
  readonly service: ServiceName;
  /** The SQLSTATE or the operating system's error code, if there is one. */
  readonly code: string | undefined;

  constructor(service: ServiceName, cause: unknown) {
    const code = codeOf(cause);
    super(`The ${service} is unavailable: ${code ?? reasonOf(cause)}`, { cause });
    this.service = service;
    this.code = code;
  }
}

// 08: connection exceptions. 25006: the server is a standby. 53: out of disk, memory or connections.
// 57P0n: shut down, crashed, starting. 58030: input/output error of the server's disk. 55P03: a lock was held for
// longer than lock_timeout. 25P03: the transaction was idle for longer than it may be (db/timeouts.ts).
const outageState = /^(08...|25006|25P03|53...|55P03|57P0[1-5]|58030)$/;

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']);

const connectionCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);

const deepestCause = 5;

/** The outage behind an error, if it is caused by one. */
export function outageOf(error: unknown): Outage | undefined {
  let cause = error;
  for (let depth = 0; depth < deepestCause && cause instanceof Error; depth++) {
    if (cause instanceof Outage) return cause;
    const code = codeOf(cause) ?? '';
    if (cause instanceof pg.DatabaseError && outageState.test(code))
      return new Outage('database', cause);
    if (diskCodes.has(code)) return new Outage('disk', cause);
    cause = cause.cause;
  }
  return undefined;
}

/** A connection failure of some service; only the adapter that made the call knows of which. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure);
  return connectionCodes.has(codeOf(error) ?? '');
}

/** Out of space: the next small write may succeed although the service as a whole does not work. */
export function isFull({ service, code }: Outage): boolean {
  return service === 'disk' || code === '53100' || code === '58030';
}

export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : undefined;
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { tooMany, unavailable } from '../../http/errors.ts';
import { streamLimits } from '../../http/limits.ts';
import type { Session } from '../../http/session.ts';

type OpenStream = { response: ServerResponse; sessionId: string; address: string };

/** Milliseconds a browser waits before it reopens a stream that was closed for a newer one. */
const replacedRetryMs = 30_000;
const secondsUntilRoom = 30;
const shortestRetryMs = 2000;
/** The streams that a stopping process ends come back at up to 500 a second. */
const retryMsPerStream = 2;

/** The event streams of this process, with their limits. */
export function createOpenStreams(limits = streamLimits) {
  const open = new Map<ServerResponse, OpenStream>();
  const bySession = new Map<string, Set<OpenStream>>();
  const byAddress = new Map<string, number>();

  function remove(stream: OpenStream) {
    if (!open.delete(stream.response)) return;
    const { sessionId, address } = stream;
    const ofSession = bySession.get(sessionId);
    ofSession?.delete(stream);
    if (ofSession?.size === 0) bySession.delete(sessionId);
    const remaining = (byAddress.get(address) ?? 0) - 1;
    if (remaining > 0) byAddress.set(address, remaining);
    else byAddress.delete(address);
  }

  /** Ends a stream; its browser reopens it after a while and resumes from its last event. */
  function replace(stream: OpenStream) {
    remove(stream);
    stream.response.end(`retry: ${replacedRetryMs}\n\n`);
  }

  return {
    /** Throws if there is no room for another stream. To be called before the response begins. */
    makeRoom(session: Pick<Session, 'id'>, address: string): void {
      const ofSession = bySession.get(session.id) ?? new Set();
      // Oldest first: a Set iterates in insertion order.
      for (const oldest of ofSession) {
        if (ofSession.size < limits.perSession) break;
        replace(oldest);
      }
      if ((byAddress.get(address) ?? 0) >= limits.perAddress) throw tooMany(secondsUntilRoom);
      if (open.size >= limits.total) throw unavailable();
    },
    add(response: ServerResponse, session: Pick<Session, 'id'>, address: string): void {
      const stream = { response, sessionId: session.id, address };
      open.set(response, stream);
      bySession.set(session.id, (bySession.get(session.id) ?? new Set()).add(stream));
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      response.once('close', () => remove(stream));
    },
    /** Ends all streams. Each browser waits for a random time, which is longer the more of them there are. */
    endAll(): void {
      const spreadMs = open.size * retryMsPerStream;
      for (const { response } of open.values())
        response.end(`retry: ${shortestRetryMs + randomInt(spreadMs)}\n\n`);
    },
    get size() {
      return open.size;
    },
  };
}

export type OpenStreams = ReturnType<typeof createOpenStreams>;

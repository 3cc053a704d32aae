import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { StaffRole } from '@homestand/api-client/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../../db/schema.ts';
import type { Handlers } from '../../http/contract.ts';
import { unavailable } from '../../http/errors.ts';
import { addressOf } from '../../http/limits.ts';
import { isOpen, isSuspendedNow, type Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import type { Listener } from './eventHub.ts';

const heartbeatMs = 15_000;
const maxBufferedBytes = 256 * 1024;

type StreamCall = {
  session: Session<Role | StaffRole>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type OpenStream = Omit<Listener, 'session'> & {
  raw: ServerResponse;
  /** Resolves when the connection is closed. */
  gone: Promise<unknown>;
};

/** The event streams. The client reads them with fetch: unlike EventSource, it can send the session's token. */
export function liveRoutes({
  db,
  live,
  streams,
  readiness,
  now,
}: Services): Pick<Handlers, 'streamEvents' | 'streamStaffEvents'> {
  /** Begins a response that stays open. */
  function openStream({ session, request, reply }: StreamCall): OpenStream {
    if (streams.closing) throw unavailable();
    const address = addressOf(request);
    streams.open.makeRoom(session, address);
    const { raw } = reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    raw.write('retry: 2000\n\n');
    raw.on('error', () => raw.destroy());
    const gone = new Promise((resolve) => raw.once('close', resolve));
    streams.open.add(raw, session, address);
    return { ...writerOf(raw, gone), gone, raw };
  }

  /** Sends something every 15 seconds, unless the check has ended the stream. */
  function keepAlive({ raw, gone }: Pick<OpenStream, 'raw' | 'gone'>, check: () => void) {
    const pulse = setInterval(() => {
      check();
      if (!raw.writableEnded) raw.write(': here\n\n');
    }, heartbeatMs);
    void gone.then(() => clearInterval(pulse));
  }

  /** Joins the hub until the client has gone. */
  async function follow(
    { raw, gone }: Pick<OpenStream, 'raw' | 'gone'>,
    join: () => Promise<() => void>,
    afterwards: () => Promise<void>,
  ) {
    try {
      const leave = await join();
      void gone.then(leave);
      await afterwards();
    } catch (error) {
      readiness.report(error);
      raw.destroy();
    }
  }

  return {
    async streamEvents({ session, request, reply }) {
      const stream = openStream({ session, request, reply });
      const listener: Listener = { session, ...stream };
      keepAlive(stream, () => {
        if (session.expiresAt.getTime() <= now()) listener.dismiss();
      });
      await follow(
        stream,
        () => live.join(listener, sinceOf(request)),
        async () => {
          // A session that ended before the listener was added gets no signedOut event.
          if (!(await isOpen(db, session))) listener.dismiss();
          // Nor does the event of a suspension reach it.
          else if (await isSuspendedNow(db, session)) listener.close();
        },
      );
      return undefined;
    },

    async streamStaffEvents({ session, request, reply }) {
      const stream = openStream({ session, request, reply });
      // Most sessions of staff end without an event: there are few, so each stream asks for its own.
      const dismissUnlessOpen = async () => {
        const isOver = session.expiresAt.getTime() <= now();
        if (isOver || !(await isOpen(db, session))) stream.dismiss();
      };
      keepAlive(stream, () => void dismissUnlessOpen().catch(readiness.report));
      await follow(
        stream,
        () => live.joinStaff({ session, ...stream }, sinceOf(request)),
        dismissUnlessOpen,
      );
      return undefined;
    },
  };
}

function sinceOf({ headers }: FastifyRequest): number | undefined {
  const since = headers['last-event-id'];
  return since === undefined ? undefined : Number(since);
}

const writerOf = (raw: ServerResponse, gone: Promise<unknown>): Omit<Listener, 'session'> => ({
  send(id, text) {
    if (raw.writableEnded) return;
    // A client that does not read must not fill the server's memory; it reconnects and resumes.
    if (raw.writableLength > maxBufferedBytes) raw.destroy();
    else raw.write(text === '' ? `id: ${id}\n\n` : `id: ${id}\ndata: ${text}\n\n`);
  },
  async drained() {
    if (raw.writableNeedDrain) await Promise.race([once(raw, 'drain'), gone]);
    return !raw.destroyed && !raw.writableEnded;
  },
  dismiss() {
    if (!raw.writableEnded) raw.end(`data: ${JSON.stringify({ type: 'signedOut' })}\n\n`);
  },
  close() {
    if (!raw.writableEnded) raw.end();
  },
});

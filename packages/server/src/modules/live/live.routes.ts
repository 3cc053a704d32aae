import { once } from 'node:events';
import type { Handlers } from '../../http/contract.ts';
import { unavailable } from '../../http/errors.ts';
import { addressOf } from '../../http/limits.ts';
import { isOpen } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import type { Listener } from './eventHub.ts';

const heartbeatMs = 15_000;
const maxBufferedBytes = 256 * 1024;

/** The event stream. The client reads it with fetch: unlike EventSource, it can send the session's token. */
export function liveRoutes({
  db,
  live,
  streams,
  readiness,
}: Services): Pick<Handlers, 'streamEvents'> {
  return {
    async streamEvents({ session, request, reply }) {
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

      const listener: Listener = {
        session,
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
      };
      const pulse = setInterval(() => {
        if (session.expiresAt.getTime() <= Date.now()) listener.dismiss();
        else if (!raw.writableEnded) raw.write(': here\n\n');
      }, heartbeatMs);
      streams.open.add(raw, session, address);
      void gone.then(() => {
        clearInterval(pulse);
      });

      try {
        const since = request.headers['last-event-id'];
        const leave = await live.join(listener, since === undefined ? undefined : Number(since));
        void gone.then(leave);
        // A session that ended before the listener was added gets no signedOut event.
        if (!(await isOpen(db, session))) listener.dismiss();
      } catch (error) {
        readiness.report(error);
        raw.destroy();
      }
      return undefined;
    },
  };
}

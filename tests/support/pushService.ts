import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { components } from '@homestand/api-client';
import { createCertificate } from './certificate.ts';
import { createPushBrowser } from './pushBrowser.ts';
import { freePort } from './services.port.ts';

export type PushNotice = components['schemas']['PushNotice'];

export type Subscriber = ReturnType<Awaited<ReturnType<typeof startPushService>>['subscribe']>;

type ReceivedPush = { notice: PushNotice; headers: IncomingHttpHeaders };

type Response = { status: number; headers?: Record<string, string> };

/** One for all: of two with the same name OpenSSL would try only the first. */
let certificate: ReturnType<typeof createCertificate> | undefined;

function trustedCertificate() {
  if (!certificate) {
    certificate = createCertificate();
    // From now on this process trusts it.
    setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
  }
  return certificate;
}

/** A push service over HTTPS, with browsers that decrypt their messages. It may be one without HTTP/2. */
export async function startPushService({ hasHttp2 = true } = {}) {
  const { key, cert } = trustedCertificate();
  const host = `localhost:${await freePort()}`;
  const browsers = new Map<
    string,
    { take(body: Buffer, headers: IncomingHttpHeaders): Response }
  >();
  let count = 0;
  let held: Promise<void> | undefined;

  const sockets = new Set<Duplex>();
  let connections = 0;
  const server = hasHttp2
    ? createSecureServer({ key, cert, allowHTTP1: true }, respond)
    : createServer({ key, cert }, respond);
  async function respond(
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) {
    const body = Buffer.concat(await request.toArray());
    await held;
    const browser = browsers.get(request.url ?? '');
    const { status, headers } = browser?.take(body, request.headers) ?? { status: 404 };
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    response.end();
  }
  server.on('secureConnection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(Number(host.split(':')[1]), 'localhost');
  await once(server, 'listening');

  return {
    /** Value for PUSH_SERVICES. */
    host,
    /** Of the service, for processes that this one starts (NODE_EXTRA_CA_CERTS). */
    certificate: cert,
    /** Those opened so far. */
    connections: () => connections,
    /** Subscribes a browser. */
    subscribe() {
      const { keys, read } = createPushBrowser();
      const path = `/push/${++count}`;
      const pushed: ReceivedPush[] = [];
      const requests: IncomingHttpHeaders[] = [];
      let results: Response[] = [];
      browsers.set(path, {
        take(body, headers) {
          requests.push(headers);
          const response = results.shift() ?? { status: 201 };
          // The decrypted text is JSON in the contract's format: tests check it.
          if (response.status < 300)
            pushed.push({ notice: JSON.parse(read(body)) as PushNotice, headers });
          return response;
        },
      });
      return {
        subscription: { endpoint: `https://${host}${path}`, keys },
        /** Messages this browser received. */
        pushed,
        /** Headers of every attempt, including refused ones. */
        requests,
        /** Sets the responses to the next attempts; later ones are accepted. */
        respondWith(...next: Response[]) {
          results = next;
        },
        /** Removes the browser: its endpoint responds 404. */
        leave: () => browsers.delete(path),
      };
    },
    /** Delays all requests until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

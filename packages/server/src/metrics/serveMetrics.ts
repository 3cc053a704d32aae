import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

type Options = { host: string; port: number; metrics: Metrics };

/** Serves the metrics on a separate address, which the proxy does not forward. */
export async function serveMetrics({ host, port, metrics }: Options) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 10_000;
  server.maxConnections = 20;
  server.listen(port, host);
  await once(server, 'listening');
  metrics.collectProcess();
  const { port: open } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${open}/metrics`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

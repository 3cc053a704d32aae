import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A text that occurs in the portal's page only. */
export const portalText = 'Wi-Fiの利用規約に同意してください';

const page = `<!doctype html><html lang="ja"><title>Wi-Fi</title><p>${portalText}</p></html>`;

/**
 * A captive portal: it answers 200 with its own page for every address, except those that it passes to the server.
 */
export async function startPortal(serverOrigin: string, passes = /^$/) {
  const answered: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (!passes.test(url)) {
      answered.push(url);
      incoming.resume();
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    const passed = ask(new URL(url, serverOrigin), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    /** Addresses that it answered itself. */
    answered,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

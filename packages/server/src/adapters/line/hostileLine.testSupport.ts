import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Response = (request: IncomingMessage, response: ServerResponse) => void;

/** A token endpoint whose response each test sets; it records the forms it receives. */
export async function startHostileLine() {
  let result: Response = (_request, response) => response.writeHead(500).end();
  const forms: URLSearchParams[] = [];

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    forms.push(new URLSearchParams(body));
    result(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    forms,
    tokenEndpoint: `${address}/token`,
    respondWith(next: Response) {
      result = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const json =
  (status: number, content: unknown): Response =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(content));
  };

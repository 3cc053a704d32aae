// Serves one built folder for browser tests on this or a free port, which it prints:
// node tests/serve.ts <folder> [port] [--policy]
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { securityHeaders, staticApp } from '@homestand/server';
import { freePort } from './support/services.port.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { policy: { type: 'boolean', default: false } },
});
const [folder = '.', port = String(await freePort())] = positionals;
const serveFile = staticApp(resolve(folder));
const headers = Object.entries(values.policy ? securityHeaders() : {});

const server = createServer((request, response) => {
  for (const [name, value] of headers) response.setHeader(name, value);
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  // No compression for a browser on the same machine.
  void serveFile(decodeURIComponent(pathname), '', response);
});
server.listen(Number(port), '127.0.0.1', () => console.log(`Serves ${folder} on port ${port}.`));

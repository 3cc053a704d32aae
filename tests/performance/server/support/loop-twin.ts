// The minimal event server: open responses and a loop that writes to them. node loop-twin.ts <port>
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

const open = new Set<ServerResponse>();
let id = 0;

createServer(async (request, response) => {
  if (request.url === '/listen') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('retry: 2000\n\n');
    open.add(response);
    return;
  }
  const block = `id: ${++id}\ndata: ${await text(request)}\n\n`;
  for (const response of open) response.write(block);
  response.end();
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('The twin is ready.'));

import { once } from 'node:events';
import { connect } from 'node:net';

type Request = {
  method: string;
  path: string;
  token: string;
  headers?: Record<string, string>;
  body?: string;
};

/**
 * An open connection of a client that shares its processor with the servers: requests are bytes that are made before, and
 * of a response only status and length are read. One request at a time.
 */
export async function openPhone(origin: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let finish: (status: number) => void = () => {};
  let fail: (error: Error) => void = () => {};
  socket.on('error', (error) => fail(error));
  socket.on('close', () => fail(new Error('The server has closed the connection.')));
  let head = '';
  let remaining = 0;
  socket.on('data', (chunk) => {
    if (remaining > 0) remaining -= chunk.length;
    else {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      remaining = length - (head.length - end - 4);
    }
    if (remaining > 0) return;
    finish(Number(head.slice('HTTP/1.1 '.length).slice(0, 3)));
    head = '';
  });
  return {
    /** What `send` takes. */
    requestOf({ method, path, token, headers, body }: Request): Buffer {
      const lines = Object.entries({
        Host: host,
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        }),
        ...headers,
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      return Buffer.from(`${method} /api${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
    },
    /** The status of the response. */
    send: (request: Buffer): Promise<number> =>
      new Promise((resolve, reject) => {
        [finish, fail] = [resolve, reject];
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

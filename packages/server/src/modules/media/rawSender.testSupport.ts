import { connect } from 'node:net';

type Sending = {
  path: string;
  headers: Record<string, string>;
  /** The first bytes; then `filler` follows until `length` bytes are sent. */
  head: Buffer;
  length: number;
  /** Sends with chunked encoding, without a declared length. */
  chunked?: boolean;
  /** Closes the connection after this many bytes. */
  cutAfter?: number;
};

const filler = Buffer.alloc(64 * 1024, 'M');

/** Keeps sending over a bare socket, whatever the response, and returns everything received until the end. */
export async function sendRaw(origin: string, sending: Sending) {
  const { path, headers, head, length, chunked = false, cutAfter = length } = sending;
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let response = '';
  let sent = 0;
  socket.on('data', (bytes) => {
    response += bytes.toString();
  });
  // These tests are about connections that end while data is being sent.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const size = chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(length) };
  const lines = Object.entries({ Host: hostname, ...headers, ...size });
  socket.write(
    `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
  );
  const write = (bytes: Buffer) => {
    sent += bytes.length;
    if (!chunked) return socket.write(bytes);
    socket.write(`${bytes.length.toString(16)}\r\n`);
    socket.write(bytes);
    return socket.write('\r\n');
  };
  write(head.subarray(0, cutAfter));
  while (!socket.destroyed && sent < cutAfter) {
    const flowing = write(filler.subarray(0, Math.min(filler.length, cutAfter - sent)));
    const ready = new Promise((resolve) =>
      flowing ? setImmediate(resolve) : socket.once('drain', resolve),
    );
    await Promise.race([ready, closed]);
  }
  if (cutAfter < length) {
    // All bytes are flushed before the connection is destroyed.
    await new Promise<void>((resolve) => socket.end(() => resolve()));
    socket.destroy();
  }
  await closed;
  return { response, sent };
}

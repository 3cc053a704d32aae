import { connect } from 'node:net';

type Person = { token?: string | undefined };

/** The calls of tus 1.0.0 as raw requests, by one person to one server. */
export function tusOf(origin: string, { token = '' }: Person) {
  const path = '/api/v1/uploads';
  const whoAndHow = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0' };
  const ask = (method: string, where: string, headers = {}, body?: Uint8Array) =>
    fetch(origin + where, {
      method,
      headers: { ...whoAndHow, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
  const part = (offset: number) => ({
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': String(offset),
  });
  return {
    ask,
    path,
    create: (size: number, headers = {}) =>
      ask('POST', path, { 'Upload-Length': String(size), ...headers }),
    /** Begins an upload and returns its id. */
    async begin(size: number, name = 'video.mp4'): Promise<string> {
      const metadata = `filename ${Buffer.from(name).toString('base64')}`;
      const response = await this.create(size, { 'Upload-Metadata': metadata });
      return response.headers.get('location')?.split('/').at(-1) ?? '';
    },
    patch: (id: string, offset: number, bytes: Uint8Array) =>
      ask('PATCH', `${path}/${id}`, part(offset), bytes),
    head: (id: string) => ask('HEAD', `${path}/${id}`),
    drop: (id: string) => ask('DELETE', `${path}/${id}`),
    async offset(id: string): Promise<number> {
      return Number((await this.head(id)).headers.get('upload-offset') ?? Number.NaN);
    },
    /**
     * Declares all bytes, sends only some of them, and keeps the connection open until the server closes it.
     */
    async breakOff(id: string, offset: number, bytes: Uint8Array, sent: number) {
      const { hostname, port } = new URL(origin);
      const socket = connect(Number(port), hostname);
      const headers = { ...whoAndHow, ...part(offset), 'Content-Length': String(bytes.length) };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(
        `${[`PATCH ${path}/${id} HTTP/1.1`, `Host: ${hostname}`, ...lines].join('\r\n')}\r\n\r\n`,
      );
      await new Promise<void>((resolve) => socket.write(bytes.subarray(0, sent), () => resolve()));
      return { cut: () => socket.destroy() };
    },
  };
}

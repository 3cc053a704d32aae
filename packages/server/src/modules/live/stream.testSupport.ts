import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

type LiveEvent = { id: number | undefined; type: string } & Record<string, unknown>;

type Options = { lastEventId?: number; path?: string };

/** A client of the event stream: records events and can wait for more. */
export async function listen(
  origin: string,
  { token = '' }: { token: string | undefined },
  { lastEventId, path = '/v1/events' }: Options = {},
) {
  const asking = request(`${origin}/api${path}`, {
    agent: false,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'Last-Event-ID': String(lastEventId) }),
    },
  });
  asking.end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const events: LiveEvent[] = [];
  const comments: string[] = [];
  let lastId: number | undefined;
  let buffer = '';
  let changed = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();

  response.setEncoding('utf8').on('data', (chunk: string) => {
    const blocks = (buffer + chunk).split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) take(block);
    changed.resolve();
    changed = Promise.withResolvers();
  });
  // A broken connection is an end as well.
  response.on('error', () => {});
  response.on('close', () => ended.resolve());

  function take(block: string) {
    const id = /^id: (\d+)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (id !== undefined) lastId = Number(id);
    if (block.startsWith(':')) comments.push(block);
    if (data !== undefined)
      events.push({ ...(JSON.parse(data) as LiveEvent), id: id === undefined ? id : Number(id) });
  }

  return {
    status: response.statusCode,
    headers: response.headers,
    events,
    comments,
    /** Resolves when the server has ended the stream or closed the connection. */
    ended: ended.promise,
    get lastId() {
      return lastId;
    },
    /** Waits until `enough` is true for the received events. */
    async until(enough: () => boolean): Promise<void> {
      while (!enough()) await changed.promise;
    },
    close: () => asking.destroy(),
  };
}

export type Stream = Awaited<ReturnType<typeof listen>>;

import type { components } from '@homestand/api-client';
import { isValidResponse } from '@homestand/api-client/validate';
import type { Answers } from './answers';

/**
 * `loading` never answers, `failed` has an internal error, `offline` cannot be reached, `missing` does not know the
 * object that an address names.
 */
export type ServerState = 'answers' | 'loading' | 'failed' | 'offline' | 'missing';

export type Operation = keyof Answers;

/** A request that has reached the server. */
export type SampleRequest = {
  operation: string;
  /** The values of the path's parameters, by name. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, a form, or null. */
  body: unknown;
};

type DataOf<Name extends Operation> = NonNullable<Answers[Name]> | Extract<Answers[Name], null>;
type Answer<Name extends Operation> =
  | DataOf<Name>
  | ((request: SampleRequest) => DataOf<Name> | Response | Promise<DataOf<Name> | Response>);

/**
 * A status, no connection (`network`), or a response with status 200 that is not an answer: data without the fields of
 * the contract, a page of another server, or half of the JSON.
 */
export type Failure =
  | number
  | 'network'
  | 'empty'
  | 'foreign'
  | 'cut'
  | { code: number; message?: string; data?: unknown; retryAfter?: number };

type Handler = (request: SampleRequest) => unknown;
type Stream = { send: (text: string) => void; fail: (reason: unknown) => void };

const base = '/api';
const heartbeatMs = 15_000;

export type SampleServer = ReturnType<typeof startSampleServer>;

/** Answers the app's calls in place of a server, until it is stopped. */
export function startSampleServer(answers: Answers, state: ServerState = 'answers') {
  const { fetch } = globalThis;
  const { error } = console;
  const handlers = new Map<string, { pattern: RegExp; handle: Handler }>();
  const failures = new Map<string, Failure>();
  let failureOfAll: Failure | undefined;
  const held = new Map<string, { ended: Promise<void>; release: () => void }>();
  const streams = new Set<Stream>();
  const requests: SampleRequest[] = [];
  const faults: string[] = [];
  const stopped = new AbortController();
  let connected = state !== 'offline';
  let answering = 0;
  let holding = 0;
  let lastEventId = 0;
  let streamFailure: Failure | undefined;

  const setAnswer = (operation: string, handle: Handler) =>
    handlers.set(operation, { pattern: patternOf(operation), handle });
  for (const [operation, data] of Object.entries(answers)) setAnswer(operation, () => data);

  const failed = (message: string) => {
    faults.push(message);
    return new Error(message);
  };

  const find = (call: string) => {
    for (const [operation, { pattern }] of handlers) {
      const match = pattern.exec(call);
      if (match) return { operation, params: match.groups ?? {} };
    }
    return undefined;
  };

  async function respondTo(request: Request, url: URL): Promise<Response> {
    const path = url.pathname.slice(base.length);
    if (state === 'loading') return await endOf(stopped.signal);
    if (!connected) throw new TypeError('Failed to fetch');
    if (request.method === 'GET' && path.endsWith('/events') && state !== 'failed')
      return streamFailure === undefined
        ? openStream(request.signal)
        : failureResponse(streamFailure);
    if (state === 'failed') return envelope(500, null);
    const call = `${request.method} ${path}`;
    const found = find(call);
    const operation = found?.operation ?? call;
    const { headers } = request;
    const received: SampleRequest = {
      ...{ operation, params: found?.params ?? {}, query: url.searchParams, headers },
      body: await bodyOf(request),
    };
    requests.push(received);
    const hold = held.get(operation);
    if (hold) {
      holding++;
      await hold.ended.finally(() => holding--);
    }
    if (!connected) throw new TypeError('Failed to fetch');
    // After what is waited for above: failure and answer are those of one moment.
    const failure = failures.get(operation) ?? failureOfAll;
    if (failure !== undefined) return failureResponse(failure);
    const handle = handlers.get(operation)?.handle;
    if (!handle) {
      faults.push(`The sample server has no answer for ${call}.`);
      return envelope(404, null);
    }
    if (state === 'missing' && operation.includes('{')) return envelope(404, null);
    const data = await handle(received);
    if (data instanceof Response) return data;
    return envelope(200, data, { 'Last-Event-ID': String(lastEventId) });
  }

  function openStream(signal: AbortSignal): Response {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const stream: Stream = {
          send: (text) => controller.enqueue(encoder.encode(text)),
          fail: (reason) => {
            streams.delete(stream);
            clearInterval(beat);
            controller.error(reason);
          },
        };
        const beat = setInterval(() => stream.send(':\n\n'), heartbeatMs);
        streams.add(stream);
        signal.addEventListener('abort', () => streams.has(stream) && stream.fail(signal.reason));
        stream.send(':\n\n');
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  /** A response that is being read is under way, too: the browser reads it outside of the fake clock. */
  function countReading(response: Response): Response {
    for (const name of ['json', 'text'] as const) {
      const read = response[name].bind(response);
      response[name] = async () => {
        answering++;
        return await read().finally(() => answering--);
      };
    }
    return response;
  }

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith(`${base}/`)) return fetch(input, init);
    answering++;
    try {
      return countReading(
        await Promise.race([respondTo(request, url), endOf(request.signal), endOf(stopped.signal)]),
      );
    } finally {
      answering--;
    }
  };
  // The app logs each call that could not be sent: here that is what the story or the test is about.
  console.error = (...values) => {
    if (values[0] !== 'network error') error(...values);
  };

  const disconnect = () => {
    connected = false;
    for (const { fail } of streams) fail(new TypeError('network error'));
  };

  return {
    /** Answers an operation from now on, with data that fit the contract. */
    answer<Name extends Operation>(operation: Name, answer: Answer<Name>) {
      failures.delete(operation);
      setAnswer(operation, async (request) => {
        const data: unknown = typeof answer === 'function' ? await answer(request) : answer;
        if (!(data instanceof Response) && !isValidResponse(operation, data))
          throw failed(`The answer of ${operation} does not fit the contract.`);
        return data;
      });
    },
    /** Lets an operation fail until it is answered or restored; the request has arrived, but is not executed. */
    fail: (operation: Operation, failure: Failure) => void failures.set(operation, failure),
    /** Lets every operation fail, also one without an answer, until all are restored. */
    failAll(failure: Failure) {
      failureOfAll = failure;
    },
    /** Ends the failures of one operation, or all. */
    restore(operation?: Operation) {
      if (operation !== undefined) return void failures.delete(operation);
      failures.clear();
      failureOfAll = undefined;
    },
    /** Requests of an operation wait for their answer until the returned function is called. */
    hold(operation: Operation): () => void {
      let release = () => {};
      const ended = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(operation, { ended, release });
      return () => {
        if (held.get(operation)?.release === release) held.delete(operation);
        release();
      };
    },
    /** The requests that have arrived, in their order. */
    requests: (operation?: Operation) =>
      operation === undefined
        ? requests
        : requests.filter((request) => request.operation === operation),
    /** Sends an event to every open stream. */
    emit(event: components['schemas']['LiveEvent']) {
      lastEventId++;
      for (const { send } of streams)
        send(`id: ${lastEventId}\ndata: ${JSON.stringify(event)}\n\n`);
    },
    /** Answers the event stream with this failure from now on. */
    refuseStreams(failure: Failure) {
      streamFailure = failure;
    },
    /** How many event streams are open. */
    streamCount: () => streams.size,
    /** The network is gone: streams break, and no request arrives. */
    disconnect,
    connect() {
      connected = true;
    },
    isAnswering: () => answering > holding,
    /** What the test has to correct: calls without an answer, and answers that do not fit. */
    faults,
    /** Ends calls without an answer, whose locks would block the next test, and restores `fetch`. */
    stop() {
      disconnect();
      stopped.abort();
      for (const { release } of held.values()) release();
      globalThis.fetch = fetch;
      console.error = error;
    },
  };
}

/** A parameter matches one segment, so a longer path does not have to come first. */
const patternOf = (operation: string) =>
  new RegExp(`^${operation.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const envelope = (code: number, data: unknown, headers: Record<string, string> = {}) =>
  Response.json(
    { code, message: code === 200 ? 'success' : 'サンプルの失敗', data },
    { status: code, headers },
  );

function failureResponse(failure: Failure): Response {
  if (failure === 'network') throw new TypeError('Failed to fetch');
  if (failure === 'empty') return envelope(200, {});
  if (failure === 'foreign')
    return new Response('<html>Wi-Fi', { headers: { 'Content-Type': 'text/html' } });
  if (failure === 'cut')
    return new Response('{"code":200,"message":"succ', {
      headers: { 'Content-Type': 'application/json' },
    });
  if (typeof failure === 'number') return envelope(failure, null);
  const { code, message = 'サンプルの失敗', data = null, retryAfter } = failure;
  return Response.json(
    { code, message, data },
    { status: code, ...(retryAfter && { headers: { 'Retry-After': String(retryAfter) } }) },
  );
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return request.json();
  return type.startsWith('multipart/') ? request.formData() : null;
}

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

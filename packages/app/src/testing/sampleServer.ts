import type { Answers } from './answers';

/**
 * `loading` never answers, `failed` has an internal error, `offline` cannot be reached, `missing` does not know the
 * object that an address names.
 */
export type ServerState = 'answers' | 'loading' | 'failed' | 'offline' | 'missing';

const base = '/api';

/**
 * Answers the app's calls in place of a server. Returns a function that ends the calls without an answer, whose
 * locks would block the next story, and restores `fetch`.
 */
export function startSampleServer(answers: Answers, state: ServerState): () => void {
  const { fetch } = globalThis;
  const { error } = console;
  const operations = Object.keys(answers).map((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return { operation, method, pattern: patternOf(path) };
  });
  const stopped = new AbortController();

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${base}/`)) return fetch(input, init);
    if (state === 'loading') return await ends(stopped.signal);
    if (state === 'offline') throw new TypeError('Failed to fetch');
    if (state === 'failed') return respond(500, null);
    const found = operations.find(
      ({ method, pattern }) => method === request.method && pattern.test(pathname),
    );
    if (!found || (state === 'missing' && found.operation.includes('{'))) return respond(404, null);
    // The keys come from the same object.
    return respond(200, answers[found.operation as keyof Answers]);
  };
  // The app logs each call that could not be sent. Here that is what the story shows.
  console.error = (...values) => {
    if (values[0] !== 'network error') error(...values);
  };

  return () => {
    stopped.abort();
    globalThis.fetch = fetch;
    console.error = error;
  };
}

/** A parameter matches one segment, so a longer path does not have to come first. */
const patternOf = (path: string) => new RegExp(`^${base}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const respond = (code: number, data: unknown) =>
  Response.json(
    { code, message: code === 200 ? 'success' : 'サンプルの失敗', data },
    { status: code },
  );

const ends = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

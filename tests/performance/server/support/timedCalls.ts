import { Agent, request } from 'node:http';

type Asking = { body?: unknown; headers?: Record<string, string> };

/** Calls the API over connections that stay open, at most so many; the milliseconds are until the response has been read. */
export function createTimedCalls(maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  return {
    call(
      origin: string,
      token: string,
      method: string,
      path: string,
      { body, headers }: Asking = {},
    ): Promise<{ status: number; ms: number }> {
      const started = performance.now();
      const text = body === undefined ? undefined : JSON.stringify(body);
      return new Promise((resolve, reject) => {
        const asking = request(
          `${origin}/api${path}`,
          {
            agent,
            method,
            headers: {
              Authorization: `Bearer ${token}`,
              ...(text !== undefined && { 'Content-Type': 'application/json' }),
              ...headers,
            },
          },
          (response) => {
            response.resume();
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }),
            );
          },
        );
        asking.on('error', reject);
        asking.end(text);
      });
    },
    close: () => agent.destroy(),
  };
}

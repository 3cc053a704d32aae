type Response = {
  status: number;
  body: { code: number; message: string; data: unknown };
  headers: Headers;
};

type Asking = { body?: unknown; form?: FormData; key?: string; headers?: Record<string, string> };

/** Untyped HTTP calls, so that invalid ones can be sent, too. */
export function createCaller(origin: string, token?: string) {
  async function call(method: string, path: string, asking: Asking = {}): Promise<Response> {
    const { body, form, key, headers } = asking;
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form !== undefined && { body: form }),
    });
    const text = await response.text();
    // Every response under /api is an envelope; anything else fails here.
    return {
      status: response.status,
      headers: response.headers,
      body: JSON.parse(text) as Response['body'],
    };
  }
  return { token, call };
}

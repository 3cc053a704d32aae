/** A request as the server reads it. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  token: string | null;
  /** JSON as a value; a form or a part of a file as it is. */
  body: unknown;
};

/** What the server sends back. A `code` from 400 is the status, too. */
export type Reply = {
  code: number;
  data?: unknown;
  message?: string;
  headers?: Record<string, string>;
  /** Without the envelope of the contract: another company's body. */
  plain?: unknown;
};

type Init = {
  method?: string;
  headers?: HeadersInit;
  body?: unknown;
  signal?: AbortSignal | null;
};

/** `Request` with its body at hand: Node's is read as a stream, and refuses addresses without an origin. */
export class ModelRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly sent: unknown;

  constructor(url: string, { method = 'GET', headers, body, signal }: Init = {}) {
    this.url = new URL(url, 'https://club.example').href;
    this.method = method;
    this.headers = new Headers(headers);
    this.signal = signal ?? new AbortController().signal;
    this.sent = body;
  }
}

/** `Response` whose body is a text: reading it takes microtasks only. */
export class ModelResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly #text: string;

  constructor(
    text: string | null,
    { status = 200, headers }: { status?: number; headers?: HeadersInit } = {},
  ) {
    this.#text = text ?? '';
    this.status = status;
    this.headers = new Headers(headers);
  }

  get ok() {
    return this.status >= 200 && this.status < 300;
  }
  async text() {
    return this.#text;
  }
  async json(): Promise<unknown> {
    return JSON.parse(this.#text);
  }
  clone() {
    return new ModelResponse(this.#text, this);
  }
}

export function callOf(request: ModelRequest): Call {
  const { method, headers, sent } = request;
  const { pathname, searchParams } = new URL(request.url);
  return {
    method,
    path: pathname.replace(/^\/api/, ''),
    query: searchParams,
    headers,
    token: headers.get('Authorization')?.replace(/^Bearer /, '') ?? null,
    body: typeof sent === 'string' ? JSON.parse(sent) : sent,
  };
}

export function responseOf({ code, data = null, message = '', headers, plain }: Reply) {
  const body = plain ?? { code, message, data };
  return new ModelResponse(JSON.stringify(body), {
    status: code,
    ...(headers && { headers }),
  });
}

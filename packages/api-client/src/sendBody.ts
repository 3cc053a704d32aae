import { authorize, type Connection, reportRefusal, transmit } from './connection';
import { NetworkError } from './errors';

export type Progress = {
  /** Bytes. */
  sent: number;
  total: number;
  /** From 0 to 1. */
  fraction: number;
};

export type BodyRequest = {
  method: 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body: Blob | FormData;
  onProgress?: ((progress: Progress) => void) | undefined;
  signal?: AbortSignal | undefined;
};

const stallTimeoutMs = 60_000;

/** Sends a large body. There is no total timeout, only one without progress. */
export async function sendBody(connection: Connection, outgoing: BodyRequest): Promise<Response> {
  // Browsers report upload progress only for XMLHttpRequest, which Node does not have.
  if (typeof XMLHttpRequest !== 'undefined') return sendWithProgress(connection, outgoing);
  const { method, path, headers = {}, body, signal = new AbortController().signal } = outgoing;
  const url = connection.baseUrl + path;
  return transmit(connection, new Request(url, { method, headers, body, signal }), signal);
}

async function sendWithProgress(connection: Connection, outgoing: BodyRequest): Promise<Response> {
  const headers = new Headers(outgoing.headers);
  const token = authorize(connection, headers);
  const response = await sendByXhr(connection.baseUrl + outgoing.path, headers, outgoing);
  await reportRefusal(connection, token, response);
  return response;
}

function sendByXhr(url: string, headers: Headers, outgoing: BodyRequest): Promise<Response> {
  const { method, body, onProgress, signal } = outgoing;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stallTimer: ReturnType<typeof setTimeout>;
    const restartStallTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(() => fail('timeout'), stallTimeoutMs);
    };
    const cleanUp = () => {
      clearTimeout(stallTimer);
      signal?.removeEventListener('abort', abort);
    };
    const fail = (reason: NetworkError['reason']) => {
      cleanUp();
      reject(new NetworkError(reason));
      request.abort();
    };
    const abort = () => fail('aborted');

    request.upload.onprogress = ({ loaded: sent, total }) => {
      restartStallTimer();
      onProgress?.({ sent, total, fraction: sent / total });
    };
    // The upload is complete; the server's processing may take longer.
    request.upload.onloadend = () => clearTimeout(stallTimer);
    request.onerror = () => fail('unreachable');
    request.onload = () => {
      cleanUp();
      try {
        resolve(responseOf(request));
      } catch (cause) {
        // A status or header that Response does not accept.
        reject(new NetworkError('foreign', { cause }));
      }
    };
    signal?.addEventListener('abort', abort);
    request.open(method, url);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    restartStallTimer();
    if (signal?.aborted) abort();
    else request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = request
    .getAllResponseHeaders()
    .trim()
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line): [string, string] => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    });
  return new Response(request.responseText || null, { status: request.status, headers });
}

import { authorize, type Connection, noticeRefusal, transmit } from './connection';
import { NetworkError } from './errors';

export type Progress = {
  /** Bytes. */
  sent: number;
  total: number;
  /** From 0 to 1. */
  fraction: number;
};

export type Outgoing = {
  method: 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body: Blob | FormData;
  onProgress?: ((progress: Progress) => void) | undefined;
  signal?: AbortSignal | undefined;
};

const longestStandstill = 60_000;

/** Sends a large body. There is no total timeout, only one without progress. */
export async function sendBody(connection: Connection, outgoing: Outgoing): Promise<Response> {
  // Browsers report upload progress only for XMLHttpRequest, which Node does not have.
  if (typeof XMLHttpRequest !== 'undefined') return sendWatched(connection, outgoing);
  const { method, path, headers = {}, body, signal = new AbortController().signal } = outgoing;
  const url = connection.baseUrl + path;
  return transmit(connection, new Request(url, { method, headers, body, signal }), signal);
}

async function sendWatched(connection: Connection, outgoing: Outgoing): Promise<Response> {
  const headers = new Headers(outgoing.headers);
  const token = authorize(connection, headers);
  const response = await exchange(connection.baseUrl + outgoing.path, headers, outgoing);
  await noticeRefusal(connection, token, response);
  return response;
}

function exchange(url: string, headers: Headers, outgoing: Outgoing): Promise<Response> {
  const { method, body, onProgress, signal } = outgoing;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout>;
    const keepWatch = () => {
      clearTimeout(watch);
      watch = setTimeout(() => stop('timeout'), longestStandstill);
    };
    const settle = () => {
      clearTimeout(watch);
      signal?.removeEventListener('abort', giveUp);
    };
    const stop = (reason: NetworkError['reason']) => {
      settle();
      reject(new NetworkError(reason));
      request.abort();
    };
    const giveUp = () => stop('aborted');

    request.upload.onprogress = ({ loaded: sent, total }) => {
      keepWatch();
      onProgress?.({ sent, total, fraction: sent / total });
    };
    // The upload is complete; the server's processing may take longer.
    request.upload.onloadend = () => clearTimeout(watch);
    request.onerror = () => stop('unreachable');
    request.onload = () => {
      settle();
      try {
        resolve(answerOf(request));
      } catch (cause) {
        // A status or header that Response does not accept.
        reject(new NetworkError('foreign', { cause }));
      }
    };
    signal?.addEventListener('abort', giveUp);
    request.open(method, url);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    keepWatch();
    if (signal?.aborted) giveUp();
    else request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Response {
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

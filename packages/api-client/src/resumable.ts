import { anySignal } from './anySignal';
import { type Connection, transmit } from './connection';
import { readEnvelope } from './envelope';
import { NetworkError } from './errors';
import { pauseAfter, type RetryOptions } from './retry';
import { type Progress, sendBody } from './sendBody';
import { sleep } from './sleep';

export type ResumableOptions = RetryOptions & {
  /** An earlier upload of this file, perhaps started before a reload. */
  uploadId?: string;
  /** Called with the upload's id: store it to continue later. */
  onStart?: (uploadId: string) => void;
  onProgress?: (progress: Progress) => void;
  partSize?: number;
};

const path = '/v1/uploads';
const tus = { 'Tus-Resumable': '1.0.0' };

/**
 * Uploads a file in parts (tus 1.0.0) and returns the id to send it with. After an interruption it requests
 * the server's offset and continues there; an upload the server no longer has starts again, once. It gives up
 * after `tries` attempts in a row without progress.
 */
export async function uploadResumably(
  connection: Connection,
  file: Blob,
  options: ResumableOptions = {},
): Promise<string> {
  const { onStart, signal, tries = 6, firstPause = 500 } = options;
  let { uploadId } = options;
  let offset: number | undefined;
  let highestOffset = 0;
  let restarted = false;
  for (let failures = 0; ; ) {
    try {
      if (uploadId === undefined) {
        uploadId = await create(connection, file, signal);
        onStart?.(uploadId);
        offset = 0;
      }
      offset ??= await fetchOffset(connection, uploadId, file, signal);
      if (offset < file.size) {
        const before: number = offset;
        offset = await sendPart(connection, uploadId, offset, file, options);
        if (offset <= before) throw new NetworkError('mismatch');
      }
      if (offset >= file.size) return uploadId;
    } catch (error) {
      failures++;
      if (error instanceof UnknownUploadError) {
        if (restarted) throw error;
        restarted = true;
        uploadId = undefined;
      }
      const pause = pauseAfter(error, failures, firstPause);
      if (failures >= tries || pause === undefined) throw error;
      offset = undefined;
      await sleep(pause, signal);
    }
    if (offset !== undefined && offset > highestOffset) {
      highestOffset = offset;
      failures = 0;
    }
  }
}

/** Deletes an upload that will not be sent: each person may have only a few at a time. */
export async function dropUpload(connection: Connection, uploadId: string): Promise<void> {
  const response = await sendTusRequest(connection, 'DELETE', `${path}/${uploadId}`);
  if (!response.ok && !isUnknownUpload(response)) await throwRefusal(response);
}

/** The server does not know this upload any more, or its id belongs to another file. */
class UnknownUploadError extends NetworkError {
  constructor() {
    super('unreachable');
  }
}

async function create(connection: Connection, file: Blob, signal?: AbortSignal): Promise<string> {
  const headers: Record<string, string> = { 'Upload-Length': String(file.size) };
  if ('name' in file) headers['Upload-Metadata'] = `filename ${base64(String(file.name))}`;
  const response = await sendTusRequest(connection, 'POST', path, headers, signal);
  const uploadId = response.headers.get('Location')?.split('/').at(-1);
  if (response.status !== 201 || !uploadId) return throwRefusal(response);
  return uploadId;
}

async function fetchOffset(
  connection: Connection,
  uploadId: string,
  file: Blob,
  signal?: AbortSignal,
): Promise<number> {
  const response = await sendTusRequest(connection, 'HEAD', `${path}/${uploadId}`, {}, signal);
  if (isUnknownUpload(response)) throw new UnknownUploadError();
  const length = response.headers.get('Upload-Length');
  if (length !== null && Number(length) !== file.size) throw new UnknownUploadError();
  return offsetOf(response, file);
}

async function sendPart(
  connection: Connection,
  uploadId: string,
  offset: number,
  file: Blob,
  { onProgress, signal, partSize = 8 * 1024 * 1024 }: ResumableOptions,
): Promise<number> {
  const total = file.size;
  const reportProgress = (sent: number) => onProgress?.({ sent, total, fraction: sent / total });
  const response = await sendBody(connection, {
    method: 'PATCH',
    path: `${path}/${uploadId}`,
    headers: {
      ...tus,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    },
    body: file.slice(offset, offset + partSize),
    onProgress: ({ sent }) => reportProgress(offset + sent),
    signal,
  });
  if (isUnknownUpload(response)) throw new UnknownUploadError();
  const storedBytes = await offsetOf(response, file);
  reportProgress(storedBytes);
  return storedBytes;
}

function sendTusRequest(
  connection: Connection,
  method: string,
  requestPath: string,
  headers: Record<string, string> = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<Response> {
  const request = new Request(connection.baseUrl + requestPath, {
    method,
    headers: { ...tus, ...headers },
    signal,
  });
  return transmit(connection, request, anySignal(signal, AbortSignal.timeout(20_000)));
}

const isUnknownUpload = ({ status }: Response) => status === 404 || status === 410;

async function offsetOf(response: Response, { size }: Blob): Promise<number> {
  const offset = response.headers.get('Upload-Offset');
  if (!response.ok || offset === null) return throwRefusal(response);
  if (!/^\d+$/.test(offset) || Number(offset) > size) throw new NetworkError('mismatch');
  return Number(offset);
}

async function throwRefusal(response: Response): Promise<never> {
  // 409: the offset differs; 423: still locked by a broken connection. Requesting the offset again resolves
  // both.
  if (response.status === 409 || response.status === 423) throw new NetworkError('unreachable');
  await readEnvelope(response);
  throw new NetworkError('foreign');
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

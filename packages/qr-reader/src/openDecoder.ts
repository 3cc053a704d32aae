import workerAddress from './decodeWorker?worker&url';
import { takePicture } from './takePicture.ts';

export type DecodeQuestion = {
  id: number;
  image: ImageBitmap | ImageData | Blob;
  kind: 'frame' | 'photo';
};
export type DecodeResponse = { id: number; texts: string[]; problem?: string };

export type Decoder = {
  /** Returns the texts of all QR codes; rejects when the image cannot be decoded. */
  read: (source: HTMLVideoElement | Blob, kind: DecodeQuestion['kind']) => Promise<string[]>;
  /** The worker failed to load or to start. */
  isBroken: () => boolean;
  close: () => void;
};

type Waiting = { resolve: (texts: string[]) => void; reject: (error: Error) => void };

/** Decodes QR codes in a worker, so that the page stays responsive. Its dependencies load with the worker. */
export function openDecoder(): Decoder {
  const worker = new Worker(trustedAddress(), { type: 'module', name: 'decoder' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let broken: Error | undefined;

  worker.addEventListener('message', ({ data }: MessageEvent<DecodeResponse>) => {
    const { id, texts, problem } = data;
    if (problem === undefined) waiting.get(id)?.resolve(texts);
    else waiting.get(id)?.reject(new Error(problem));
    waiting.delete(id);
  });
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(message || 'The decoder did not start.');
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });

  return {
    async read(source, kind) {
      const image = await takePicture(source);
      return new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        const id = ++last;
        waiting.set(id, { resolve, reject });
        const handedOver = 'close' in image ? [image] : 'data' in image ? [image.data.buffer] : [];
        worker.postMessage({ id, image, kind } satisfies DecodeQuestion, handedOver);
      });
    },
    isBroken: () => broken !== undefined,
    close() {
      worker.terminate();
      waiting.clear();
    },
  };
}

type Factory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
};

let policy: ReturnType<Factory['createPolicy']> | undefined;

/** Trusted Types: starting a worker needs a policy, which accepts only this address. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('decoder', {
    createScriptURL(requested) {
      if (requested !== workerAddress) throw new TypeError(`${requested} is not the decoder.`);
      return requested;
    },
  });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}

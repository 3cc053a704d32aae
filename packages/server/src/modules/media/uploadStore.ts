import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { FileStore } from '@tus/file-store';
import { S3Store } from '@tus/s3-store';
import { type DataStore, ERRORS, type Upload } from '@tus/server';
import { s3ClientConfig, storageOutage } from '../../adapters/storage/index.ts';
import type { Config } from '../../config/config.ts';
import { uploadLifetime } from './uploads.queries.ts';

export type UploadStore = DataStore & {
  read(id: string): Readable | Promise<Readable>;
};

const partSize = 8 * 1024 * 1024;
const expiration = { expirationPeriodInMilliseconds: uploadLifetime };

/** Stores unfinished uploads beside the files, so that every process can continue them. */
export function createUploadStore({
  s3,
  uploadFolder,
}: Pick<Config, 's3' | 'uploadFolder'>): UploadStore {
  if (!s3) return new FolderUploads({ directory: join(uploadFolder, 'resumable'), ...expiration });
  const s3Config = { ...s3ClientConfig(s3), bucket: s3.bucket };
  return new S3Uploads({ partSize, ...expiration, s3ClientConfig: s3Config });
}

class FolderUploads extends FileStore {
  /** FileStore's own write hides the cause of a failure, such as a full disk. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(readable, file);
    return offset + file.bytesWritten;
  }

  /** Deletes both files of an upload, also if a crash has left only one of them. */
  override async remove(id: string): Promise<void> {
    const files = [id, `${id}.json`].map((name) => join(this.directory, name));
    for (const file of files) await rm(file, { force: true });
  }
}

class S3Uploads extends S3Store {
  override create(upload: Upload) {
    return fromStorage(super.create(upload));
  }

  override write(readable: Readable, id: string, offset: number) {
    return fromStorage(super.write(readable, id, offset), readable);
  }

  /** S3Store's own method reports every error of the storage as a missing upload. */
  override async getUpload(id: string) {
    await this.getMetadata(id).catch((error: unknown) => {
      throw isMissing(error) ? ERRORS.FILE_NOT_FOUND : storageOutage(error);
    });
    return fromStorage(super.getUpload(id));
  }

  override read(id: string) {
    return fromStorage(super.read(id));
  }

  /**
   * S3Store's own remove fails for a finished upload, which has no multipart upload to abort, and never
   * deletes the incomplete last part.
   */
  override async remove(id: string): Promise<void> {
    await fromStorage(super.remove(id)).catch((error: unknown) => {
      if (error !== ERRORS.FILE_NOT_FOUND) throw error;
    });
    const keys = [id, this.infoKey(id), this.partKey(id, true)];
    await fromStorage(
      this.client.deleteObjects({
        Bucket: this.bucket,
        Delete: { Objects: keys.map((Key) => ({ Key })) },
      }),
    );
    await this.clearCache(id);
  }
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/**
 * tus throws plain objects for its refusals; a failure of the sender's stream is not an outage of the
 * storage.
 */
async function fromStorage<Result>(work: Promise<Result>, sender?: Readable): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error) || sender?.errored) throw error;
    throw storageOutage(error);
  }
}

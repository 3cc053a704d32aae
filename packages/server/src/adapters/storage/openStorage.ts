import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createFolderStorage } from './folder.ts';
import { createS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

export const openStorage = ({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Storage =>
  s3 ? createS3Storage(s3) : createFolderStorage(join(dataFolder, 'files'));

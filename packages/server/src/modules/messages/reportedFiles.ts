import { transact } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { endEvidence } from './reportedFiles.queries.ts';

export async function tidyEvidence({
  db,
  storage,
  onError,
}: Pick<Services, 'db' | 'storage' | 'onError'>): Promise<void> {
  for (const { originalKey, thumbnailKey } of await transact(db, endEvidence))
    for (const key of [originalKey, thumbnailKey]) await storage.delete(key).catch(onError);
}

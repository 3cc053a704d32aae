import { transact } from '../../db/database.ts';
import { maxRows } from '../../db/deleteInBatches.queries.ts';
import { deleteAtOnce, enqueueFileDeletions } from '../../http/fileDeletions.ts';
import type { Services } from '../../services.ts';
import { clearReportedTexts, endEvidence } from './reportedFiles.queries.ts';

/** Removes what was kept for decisions that are over, and asks for the deletion of its files. */
export async function tidyEvidence(
  services: Pick<Services, 'db' | 'jobs' | 'storage'>,
): Promise<void> {
  const { db } = services;
  for (let cleared = maxRows; cleared === maxRows; )
    cleared = await clearReportedTexts(db, maxRows);
  for (let ended = maxRows; ended === maxRows; ) {
    const files = await transact(db, async (tx) => {
      const deleted = await endEvidence(tx, maxRows);
      await enqueueFileDeletions(services, tx, deleted);
      return deleted;
    });
    await deleteAtOnce(services, files);
    ended = files.length;
  }
}

import { dayOf } from '@homestand/api-client/day';
import { saveFile } from '@homestand/app-core/browser/saveFile';
import { reportError } from '@homestand/app-core/http/errorNotices';
import { useState } from 'react';
import { exportLog, type LogFilters } from '../../data/staff/log';

/** Saves the CSV of all entries of the filters. */
export function useLogExport(filters: LogFilters) {
  const [pending, setPending] = useState(false);
  async function save() {
    setPending(true);
    try {
      saveFile(await exportLog(filters), `log-${dayOf(Date.now())}.csv`);
    } catch (error) {
      reportError(error);
    } finally {
      setPending(false);
    }
  }
  return { pending, onSave: () => void save() };
}

import { dayOf } from '@homestand/api-client/day';
import { saveFile } from '@homestand/app-core/browser/saveFile';
import { reportError } from '@homestand/app-core/http/errorNotices';
import { useState } from 'react';

/** Saves a CSV that the server makes, named after its day. A failure is a toast: the button has no place for a sentence. */
export function useFileExport(
  name: string,
  load: () => Promise<Blob>,
  dayOfFile = () => dayOf(Date.now()),
) {
  const [pending, setPending] = useState(false);
  async function save() {
    setPending(true);
    try {
      saveFile(await load(), `${name}-${dayOfFile()}.csv`);
    } catch (error) {
      reportError(error);
    } finally {
      setPending(false);
    }
  }
  return { pending, onSave: () => void save() };
}

import { saveFile } from '@homestand/app-core/browser/saveFile';
import { reportError } from '@homestand/app-core/http/errorNotices';
import { useState } from 'react';

/** Saves a file that the server makes. A failure is a toast: the button has no place for a sentence. */
export function useFileExport(load: () => Promise<Blob>, name: () => string) {
  const [pending, setPending] = useState(false);
  async function save() {
    setPending(true);
    try {
      saveFile(await load(), name());
    } catch (error) {
      reportError(error);
    } finally {
      setPending(false);
    }
  }
  return { pending, onSave: () => void save() };
}

import { useAction } from '@homestand/app-core/react/useAction';
import type { FileImportProps } from '@homestand/ui';
import { useState } from 'react';
import { base64Of } from './base64Of';

type Import = (
  file: string,
  isPreview: boolean,
) => Promise<NonNullable<FileImportProps['preview']>>;

/** A file of goods or matches: what it would change, and then the change itself. */
export function useFileImport(importFile: Import): Omit<FileImportProps, 'csv' | 'kind'> {
  const { pending, error, run } = useAction();
  const [file, setFile] = useState('');
  const [preview, setPreview] = useState<FileImportProps['preview']>(null);
  const [done, setDone] = useState<FileImportProps['done']>(null);
  return {
    ...{ preview, done, pending, error },
    onFile: (chosen) =>
      void run(async () => {
        setPreview(null);
        setDone(null);
        const text = base64Of(new Uint8Array(await chosen.arrayBuffer()));
        setFile(text);
        setPreview(await importFile(text, true));
      }),
    onConfirm: () =>
      void run(async () => {
        const result = await importFile(file, false);
        // Somebody has changed them meanwhile, so that the file does not fit any more.
        if (result.problems.length > 0) return setPreview(result);
        setPreview(null);
        setDone(result);
      }),
  };
}

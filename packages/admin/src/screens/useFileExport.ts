import { dayOf } from '@homestand/api-client/day';
import { saveFile } from '@homestand/app-core/browser/saveFile';
import { reportError } from '@homestand/app-core/http/errorNotices';
import { useAction } from '@homestand/app-core/react/useAction';

/** Saves a CSV that the server makes, named after its day. A failure is a toast: the button has no place for a sentence. */
export function useFileExport(
  name: string,
  load: () => Promise<Blob>,
  dayOfFile = () => dayOf(Date.now()),
) {
  const { pending, run } = useAction();
  const save = () =>
    run(async () => saveFile(await load(), `${name}-${dayOfFile()}.csv`), reportError);
  return { pending, onSave: () => void save() };
}

import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Read, Reader } from './columns.ts';
import { messages } from './messages.ts';

const kinds = {
  picture: { says: messages.pictureKinds, types: ['image/jpeg', 'image/png'] },
  audio: { says: messages.audioKinds, types: ['audio/mpeg', 'audio/mp4', 'audio/x-m4a'] },
  video: { says: messages.videoKinds, types: ['video/mp4', 'video/quicktime'] },
} as const;

/**
 * Reads a file name: the file must be inside the folder, exist, and have the expected type by its content.
 */
export const fileIn =
  (folder: string | undefined, kind: keyof typeof kinds): Reader<string> =>
  async (typed) => {
    if (folder === undefined) return { problem: messages.noPicturesFolder(typed) };
    const found = await find(folder, typed);
    if ('problem' in found) return found;
    // Loaded here: the help of every command reads the columns of this import.
    const { fileTypeFromFile } = await import('file-type');
    const type = await fileTypeFromFile(found.value);
    const { says, types } = kinds[kind];
    return types.some((mime) => mime === type?.mime)
      ? found
      : { problem: messages.wrongFileType(typed, says) };
  };

/** Several file names in one cell, separated by ; | 、 or a new line. All problems are reported together. */
export const filesIn =
  (folder: string | undefined, kind: keyof typeof kinds): Reader<string[]> =>
  async (typed) => {
    const names = typed.split(/[;\uff1b|\uff5c\u3001\n]/).map((name) => name.trim());
    const reads = await Promise.all(names.filter((name) => name !== '').map(fileIn(folder, kind)));
    const problems = reads.flatMap((read) => ('problem' in read ? [read.problem] : []));
    return problems.length > 0
      ? { problem: problems.join(' ') }
      : { value: reads.flatMap((read) => ('value' in read ? [read.value] : [])) };
  };

/** File names are compared in NFC: macOS writes が into a file name as two code points. */
async function find(folder: string, typed: string): Promise<Read<string>> {
  const steps = typed.replaceAll('\\', '/').split('/');
  if (steps.some((step) => step === '..' || step === '') || /^[a-z]:/i.test(typed)) {
    return { problem: messages.outsideFolder(typed) };
  }
  let path = folder;
  for (const step of steps) {
    const names = await readdir(path).catch((): string[] => []);
    const name = names.find((name) => name.normalize('NFC') === step.normalize('NFC'));
    if (name === undefined) return { problem: messages.noSuchFile(typed) };
    path = join(path, name);
  }
  const [whole, real] = await Promise.all([realpath(folder), realpath(path).catch(() => null)]);
  if (real === null || !(await stat(real)).isFile()) return { problem: messages.noSuchFile(typed) };
  return real.startsWith(whole + sep)
    ? { value: real }
    : { problem: messages.outsideFolder(typed) };
}

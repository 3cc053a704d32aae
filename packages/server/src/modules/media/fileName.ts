import { basename, extname } from 'node:path';

const longest = 80;
const longestExtension = 10;

/** File name for display: no path, no direction marks, no invisible characters. */
export function cleanName(name = ''): string {
  const path = name.replaceAll('\\', '/').replace(/\p{C}/gu, '');
  const visible = basename(path).trim().replace(/^\.+$/, '');
  const extension = extname(visible);
  const stem = visible.slice(0, visible.length - extension.length);
  return (cut(stem, longest) || 'file') + cut(extension, longestExtension);
}

/** Cuts by code points: half a surrogate pair cannot be stored. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('');

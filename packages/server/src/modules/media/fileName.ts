import { basename, extname } from 'node:path';

const longest = 80;
const longestExtension = 10;

/** The name to show: no path, nothing that turns the reading direction or cannot be seen. */
export function cleanName(name = ''): string {
  const path = name.replaceAll('\\', '/').replace(/\p{C}/gu, '');
  const visible = basename(path).trim().replace(/^\.+$/, '');
  const extension = extname(visible);
  const stem = visible.slice(0, visible.length - extension.length);
  return (cut(stem, longest) || 'file') + cut(extension, longestExtension);
}

/** Whole characters: half of one cannot be stored. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('');

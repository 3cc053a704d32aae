import { relative } from 'node:path';
import { callerFolder } from '../config/environment.ts';

/** The path as it would be typed in the caller's folder. */
export function shortPath(path: string): string {
  const fromHere = relative(callerFolder(), path);
  return fromHere !== '' && fromHere.length < path.length ? fromHere : path;
}

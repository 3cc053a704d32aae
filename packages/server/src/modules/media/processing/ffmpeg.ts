import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { programPath } from '../../../environment.ts';

const timeoutMs = 15_000;

/** Writes one picture of a video, as PNG; false where there is no ffmpeg, it could not, or was aborted. */
export function takeFrame(
  video: string,
  at: number,
  target: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const child = spawn(
    'ffmpeg',
    // A file that names others, or an address, is read as what it was accepted as and reaches nothing.
    [
      ['-nostdin', '-v', 'error', '-threads', '1', '-max_alloc', String(256 * 1024 * 1024)],
      ['-protocol_whitelist', 'file', '-f', 'mov', '-ss', at.toFixed(3), '-an', '-sn', '-dn'],
      ['-i', `file:${resolve(video)}`, '-frames:v', '1', '-threads', '1'],
      ['-vf', "scale='min(1280,iw)':'min(1280,ih)':force_original_aspect_ratio=decrease"],
      ['-f', 'image2', '-update', '1', '-c:v', 'png', '-y', `file:${resolve(target)}`],
    ].flat(),
    {
      stdio: 'ignore',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
      env: { PATH: absoluteOnly(programPath()) },
    },
  );
  if (child.pid !== undefined) lower(child.pid);
  return new Promise((done) => {
    child.once('error', () => done(false));
    child.once('exit', (code) => done(code === 0));
  });
}

/** A relative place to look for programs could be a folder that somebody uploads to. */
function absoluteOnly(path: string): string {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '' && resolve(folder) === folder)
    .join(delimiter);
}

function lower(pid: number): void {
  try {
    setPriority(pid, 19);
  } catch {
    // It has ended already.
  }
}

import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { programPath } from '../../../config/environment.ts';

const timeoutMs = 15_000;

/** Writes one frame of a video as PNG; false if ffmpeg is missing, fails, or is aborted. */
export function takeFrame(
  video: string,
  at: number,
  target: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const child = spawn(
    'ffmpeg',
    // Security: the input is always parsed as MOV and only local files are allowed, so that a crafted file
    // cannot refer to other files or URLs.
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

/** A relative entry of PATH could be a folder into which users upload files. */
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
    // The process has ended already.
  }
}

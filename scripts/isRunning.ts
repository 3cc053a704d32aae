export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs under another account, as PostgreSQL does.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

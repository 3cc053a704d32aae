const megabyte = 1024 * 1024;

/** `12.3MB`. A file that is not empty is never shown as nothing. */
export function formatFileSize(bytes: number): string {
  const size = bytes > 0 ? Math.max(bytes / megabyte, 0.1) : 0;
  return `${size.toFixed(1)}MB`;
}

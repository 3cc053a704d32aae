const megabyte = 1024 * 1024;

/** Formats a file size: `12.3MB`; at least 0.1 MB for a file that is not empty. */
export function formatFileSize(bytes: number): string {
  const size = bytes > 0 ? Math.max(bytes / megabyte, 0.1) : 0;
  return `${size.toFixed(1)}MB`;
}

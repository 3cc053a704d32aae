const whole = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

/** Formats a count: `1,234`. */
export const formatCount = (count: number): string => whole.format(count);

// The currency style of Intl prints ￥ in full width.
/** Formats whole yen: `¥1,234`. */
export function formatYen(amount: number): string {
  return `${amount < 0 ? '-' : ''}¥${whole.format(Math.abs(amount))}`;
}

const megabyte = 1024 * 1024;

/** Formats a file size: `12.3MB`; at least 0.1 MB for a file that is not empty. */
export function formatFileSize(bytes: number): string {
  const size = bytes > 0 ? Math.max(bytes / megabyte, 0.1) : 0;
  return `${size.toFixed(1)}MB`;
}

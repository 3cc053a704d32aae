// Not Intl.NumberFormat: the first one takes 20 to 40 ms of a fast phone's processor, on every start of the app. Its
// currency style prints ￥ in full width.
const grouped = (amount: number) => amount.toFixed(0).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a count: `1,234`. */
export const formatCount = (count: number): string => grouped(count);

/** Formats whole yen: `¥1,234`. */
export function formatYen(amount: number): string {
  return `${amount < 0 ? '-' : ''}¥${grouped(Math.abs(amount))}`;
}

const megabyte = 1024 * 1024;

/** Formats a file size: `12.3MB`; at least 0.1 MB for a file that is not empty. */
export function formatFileSize(bytes: number): string {
  const size = bytes > 0 ? Math.max(bytes / megabyte, 0.1) : 0;
  return `${size.toFixed(1)}MB`;
}

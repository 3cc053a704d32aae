const yen = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

// The currency style of Intl prints ￥ in full width.
/** Formats whole yen: `¥1,234`. */
export function formatYen(amount: number): string {
  return `${amount < 0 ? '-' : ''}¥${yen.format(Math.abs(amount))}`;
}

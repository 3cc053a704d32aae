const yen = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

// Intl's own currency style writes ￥ in full width.
/** Whole yen, tax included or not: `¥1,234`. */
export function formatYen(amount: number): string {
  return `${amount < 0 ? '-' : ''}¥${yen.format(Math.abs(amount))}`;
}

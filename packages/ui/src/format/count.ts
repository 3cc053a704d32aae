const whole = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

/** Formats a count: `1,234`. */
export const formatCount = (count: number): string => whole.format(count);

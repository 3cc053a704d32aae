const whole = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

/** How many: `1,234`. */
export const formatCount = (count: number): string => whole.format(count);

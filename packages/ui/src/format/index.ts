export { type CardBrand, cardBrandOf } from './cardNumber';
export { normalizeDigits, toHalfWidth } from './digits';
export type { FeeRule } from './fees';
export { countGraphemes, takeGraphemes } from './graphemes';
export { isKatakana, katakanaOf } from './kana';
export { formatFileSize, formatYen } from './numbers';
export { formatPhone, formatPostalCode } from './person';
export { formatDate, formatDateTime, formatDuration, formatListTime } from './time';

export { type CardBrand, cardBrandOf } from './cardNumber';
export { normalizeDigits, toHalfWidth } from './digits';
export { countGraphemes, takeGraphemes } from './graphemes';
export { formatYen } from './money';
export { formatPhone, formatPostalCode } from './person';
export { formatFileSize } from './size';
export { formatDate, formatDateTime, formatDuration, formatListTime } from './time';

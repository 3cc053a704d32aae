export {
  type CardBrand,
  cardBrandOf,
  cardNumberLength,
  groupCardNumber,
  isCardNumber,
  securityCodeLength,
} from './cardNumber';
export { normalizeDigits, toHalfWidth } from './digits';
export { countGraphemes, takeGraphemes } from './graphemes';
export { formatYen } from './money';
export { formatFileSize } from './size';
export { formatDate, formatDateTime, formatDuration, formatListTime } from './time';

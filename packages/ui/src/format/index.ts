export {
  type CardBrand,
  cardBrandOf,
  cardNumberLength,
  groupCardNumber,
  isCardNumber,
  securityCodeLength,
} from './cardNumber';
export { formatCount } from './count';
export { normalizeDigits, toHalfWidth } from './digits';
export { countGraphemes, takeGraphemes } from './graphemes';
export { formatYen } from './money';
export { parseUrl } from './parseUrl';
export { formatPhone, formatPostalCode } from './person';
export { formatFileSize } from './size';
export { daysSince, formatDate, formatDateTime, formatDuration, formatListTime } from './time';
export { hasVisibleText } from './visible';

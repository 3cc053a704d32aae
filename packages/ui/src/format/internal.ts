export { calendarDay, formatDay, formatShortDay } from './calendarDay';
export { cardNumberLength, groupCardNumber, isCardNumber, securityCodeLength } from './cardNumber';
export { flatFee, formatRange } from './fees';
export { hasVisibleText } from './graphemes';
export { formatCount } from './numbers';
export { splitOrderNumber } from './orderNumber';
export { parseUrl } from './parseUrl';
export { phrasesOf } from './phrases';
export { daysSince, formatListDateTime, formatTime } from './time';

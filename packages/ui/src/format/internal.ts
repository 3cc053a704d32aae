export { cardNumberLength, groupCardNumber, isCardNumber, securityCodeLength } from './cardNumber';
export { hasVisibleText } from './graphemes';
export { formatCount } from './numbers';
export { parseUrl } from './parseUrl';
export { daysSince } from './time';

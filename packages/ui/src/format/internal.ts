export { cardNumberLength, groupCardNumber, isCardNumber, securityCodeLength } from './cardNumber';
export { formatCount } from './count';
export { parseUrl } from './parseUrl';
export { daysSince } from './time';
export { hasVisibleText } from './visible';

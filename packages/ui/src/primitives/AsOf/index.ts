export { AsOf, type AsOfProps } from './AsOf';
export { type AsOfMessages, asOfMessages } from './messages';

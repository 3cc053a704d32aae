export { CardBrandMark, type CardBrandMarkProps } from './CardBrandMark';
export { type CardBrandMarkMessages, cardBrandMarkMessages } from './messages';

export { CardBrandMark, type CardBrandMarkProps } from './CardBrandMark';

export { CartSummary, type CartSummaryProps } from './CartSummary';
export { type CartSummaryMessages, cartSummaryMessages } from './messages';

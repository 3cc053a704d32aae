export { type CartLine, CartRow, type CartRowProps } from './CartRow';
export { type CartRowMessages, cartRowMessages } from './messages';
export { useCartRow } from './useCartRow';

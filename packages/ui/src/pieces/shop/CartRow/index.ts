export { type CartLine, CartRow, type CartRowProps } from './CartRow';
export { useCartRow } from './useCartRow';

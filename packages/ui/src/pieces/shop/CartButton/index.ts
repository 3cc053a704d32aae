export { CartButton, type CartButtonProps } from './CartButton';
export { type CartButtonMessages, cartButtonMessages } from './messages';

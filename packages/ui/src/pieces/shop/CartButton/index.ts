export { CartButton, type CartButtonProps } from './CartButton';
export { cartButtonRoom } from './CartButton.css';
export { type CartButtonMessages, cartButtonMessages } from './messages';

export { type PlaceOrderBarMessages, placeOrderBarMessages } from './messages';
export { PlaceOrderBar, type PlaceOrderBarProps, type PlacingState } from './PlaceOrderBar';

export { PlaceOrderBar, type PlaceOrderBarProps, type PlacingState } from './PlaceOrderBar';

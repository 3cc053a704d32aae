export { type PickupCodeMessages, pickupCodeMessages } from './messages';
export { PickupCode, type PickupCodeProps } from './PickupCode';
export { PickupHints, type PickupHintsProps } from './PickupHints';

export { type PickupCodeMessages, pickupCodeMessages } from './messages';
export { PickupCode, type PickupCodeProps } from './PickupCode';
export { PickupCodeHints, type PickupCodeHintsProps } from './PickupCodeHints';

export { PickupCode, type PickupCodeProps } from './PickupCode';
export { PickupCodeHints } from './PickupCodeHints';

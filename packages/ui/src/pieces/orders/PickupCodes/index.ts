export { PickupCodes, type PickupCodesProps, type PickupItem } from './PickupCodes';
export { usePickupCodes } from './usePickupCodes';

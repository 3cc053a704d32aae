export { type PickupFigures, PickupProgress, type PickupProgressProps } from './PickupProgress';

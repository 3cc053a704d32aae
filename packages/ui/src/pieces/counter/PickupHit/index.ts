export {
  type HitItem,
  type PaymentMeans,
  PickupHit,
  type PickupHitProps,
  type PickupOrder,
} from './PickupHit';

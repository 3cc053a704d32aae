export { pickupHitMessages } from './messages';

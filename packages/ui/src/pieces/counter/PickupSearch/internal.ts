export { pickupSearchMessages } from './messages';

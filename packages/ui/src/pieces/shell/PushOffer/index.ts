export { PushOffer, type PushOfferProps } from './PushOffer';

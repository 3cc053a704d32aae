export { type PushOfferMessages, pushOfferMessages } from './messages';
export { PushOffer, type PushOfferProps } from './PushOffer';

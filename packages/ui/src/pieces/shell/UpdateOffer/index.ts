export { type UpdateOfferMessages, updateOfferMessages } from './messages';
export { UpdateOffer, type UpdateOfferProps } from './UpdateOffer';

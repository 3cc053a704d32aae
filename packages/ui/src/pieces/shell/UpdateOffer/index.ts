export { UpdateOffer, type UpdateOfferProps } from './UpdateOffer';

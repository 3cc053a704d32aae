export { type OfferCardMessages, offerCardMessages } from './messages';
export { OfferCard, type OfferCardProps } from './OfferCard';

export { InstallOffer, type InstallOfferProps } from './InstallOffer';
export { type InstallOfferMessages, installOfferMessages } from './messages';

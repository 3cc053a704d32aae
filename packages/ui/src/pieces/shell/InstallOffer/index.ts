export { InstallOffer, type InstallOfferProps } from './InstallOffer';

export { ExternalPurchase, type ExternalPurchaseProps } from './ExternalPurchase';
export { type ExternalPurchaseMessages, externalPurchaseMessages } from './messages';

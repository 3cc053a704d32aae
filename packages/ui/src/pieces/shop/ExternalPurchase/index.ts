export { ExternalPurchase, type ExternalPurchaseProps } from './ExternalPurchase';

export { type SalesFigures, SalesSummary, type SalesSummaryProps } from './SalesSummary';

export { type Till, type TillSum, TillSummary, type TillSummaryProps } from './TillSummary';

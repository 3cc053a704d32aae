export { type FanRecord, ReviewDecision, type ReviewDecisionProps } from './ReviewDecision';
export type { Decision } from './useDecisionForm';

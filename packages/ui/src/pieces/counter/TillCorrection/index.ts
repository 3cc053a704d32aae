export { TillCorrection, type TillCorrectionProps } from './TillCorrection';
export type { TillCorrectionValues } from './useCorrectionFields';

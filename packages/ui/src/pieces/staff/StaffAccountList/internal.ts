export { useFactorText } from './useFactorText';

export { useUnsentText } from './useUnsentText';

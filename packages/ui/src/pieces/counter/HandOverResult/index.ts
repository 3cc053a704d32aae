export {
  type HandOverOutcome,
  HandOverResult,
  type HandOverResultProps,
  type ResultOrder,
} from './HandOverResult';
export { type HandOverSignal, signalOf, type Tone } from './outcomes';
export { useUndoCountdown } from './useUndoCountdown';

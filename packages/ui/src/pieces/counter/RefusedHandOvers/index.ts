export {
  type RefusedHandOver,
  RefusedHandOvers,
  type RefusedHandOversProps,
} from './RefusedHandOvers';

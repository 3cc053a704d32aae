export { UnsentHandOvers, type UnsentHandOversProps } from './UnsentHandOvers';

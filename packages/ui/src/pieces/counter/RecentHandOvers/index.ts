export { type RecentHandOver, RecentHandOvers, type RecentHandOversProps } from './RecentHandOvers';

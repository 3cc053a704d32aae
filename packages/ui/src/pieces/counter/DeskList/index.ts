export { DeskList, type DeskListProps, type RunningDesk, type UnsentHandOvers } from './DeskList';

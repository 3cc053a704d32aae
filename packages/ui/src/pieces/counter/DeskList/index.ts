export { DeskList, type DeskListProps, type RunningDesk } from './DeskList';

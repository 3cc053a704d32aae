export { TodayBoard, type TodayBoardProps } from './TodayBoard';

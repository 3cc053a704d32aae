export { TillDay, type TillDayProps, type TillOfDay } from './TillDay';

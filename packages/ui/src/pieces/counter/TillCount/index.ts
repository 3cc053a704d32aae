export { TillCount, type TillCountProps } from './TillCount';

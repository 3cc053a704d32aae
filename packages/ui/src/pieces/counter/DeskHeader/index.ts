export { DeskHeader, type DeskHeaderProps } from './DeskHeader';

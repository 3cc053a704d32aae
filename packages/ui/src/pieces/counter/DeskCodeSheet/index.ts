export { type DeskCode, DeskCodeSheet, type DeskCodeSheetProps } from './DeskCodeSheet';
export { useNextDeskName } from './useNextDeskName';

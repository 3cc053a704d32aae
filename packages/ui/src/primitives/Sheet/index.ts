export { type SheetMessages, sheetMessages } from './messages';
export { Sheet, type SheetProps } from './Sheet';

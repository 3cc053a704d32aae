export { type PackedOrder, PackingSheets, type PackingSheetsProps } from './PackingSheets';

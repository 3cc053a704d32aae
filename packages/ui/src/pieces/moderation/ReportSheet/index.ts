export { ReportSheet, type ReportSheetProps } from './ReportSheet';
export type { ReportReason } from './useReportForm';

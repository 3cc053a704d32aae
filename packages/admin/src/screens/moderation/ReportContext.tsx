import { MessageContext } from '@homestand/ui';
import type { ReportDetail } from '../../data/moderation/reports';
import { contextOf } from './report.map';
import { useReportMedia } from './useReportMedia';

/** The messages of one report. With its id as the key, so that media of another report are not kept. */
export function ReportContext({ detail }: { detail: ReportDetail }) {
  return <MessageContext {...contextOf(detail)} media={useReportMedia(detail.report.id)} />;
}

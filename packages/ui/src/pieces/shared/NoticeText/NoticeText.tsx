import type { noticeTextMessages } from './messages';
import { useNoticeText } from './useNoticeText';

/** What happened: a text of the server, or a kind of event whose text is in ui. */
export type NoticeContent =
  | string
  | { kind: Exclude<keyof typeof noticeTextMessages, 'cardReceived'> }
  | { kind: 'cardReceived'; name: string };

export type NoticeTextProps = { notice: NoticeContent };

/** The text of a notice, for toasts and messages. */
export function NoticeText({ notice }: NoticeTextProps) {
  return useNoticeText()(notice);
}

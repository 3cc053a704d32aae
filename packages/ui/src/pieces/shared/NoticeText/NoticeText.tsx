import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { noticeTextMessages } from './messages';

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

/** Returns the text of a notice, for hooks that pass texts on to a form. */
export function useNoticeText(): (notice: NoticeContent) => string {
  const m = useMessages('NoticeText', noticeTextMessages);
  return (notice) => {
    if (typeof notice === 'string') return notice;
    return notice.kind === 'cardReceived' ? m.cardReceived(notice.name) : m[notice.kind];
  };
}

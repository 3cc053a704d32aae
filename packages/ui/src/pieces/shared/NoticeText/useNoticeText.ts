import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { noticeTextMessages } from './messages';
import type { NoticeContent } from './NoticeText';

/** Returns the text of a notice, for hooks that pass texts on to a form. */
export function useNoticeText(): (notice: NoticeContent) => string {
  const m = useMessages('NoticeText', noticeTextMessages);
  return (notice) => {
    if (typeof notice === 'string') return notice;
    return notice.kind === 'cardReceived' ? m.cardReceived(notice.name) : m[notice.kind];
  };
}

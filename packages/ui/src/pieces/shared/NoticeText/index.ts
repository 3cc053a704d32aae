export { type NoticeContent, NoticeText, type NoticeTextProps } from './NoticeText';
export { useNoticeText } from './useNoticeText';

export { type Notice, NoticeText, type NoticeTextProps } from './NoticeText';
export { useNoticeText } from './useNoticeText';

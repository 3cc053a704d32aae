export { LegalNotice, type LegalNoticeProps } from './LegalNotice';
export { type LegalNoticeMessages, legalNoticeMessages } from './messages';

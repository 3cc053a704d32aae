export { LegalNotice, type LegalNoticeProps } from './LegalNotice';

export { type SanctionItem, SanctionNotice, type SanctionNoticeProps } from './SanctionNotice';

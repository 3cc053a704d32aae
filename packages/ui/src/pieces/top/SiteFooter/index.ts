export { type SiteFooterMessages, siteFooterMessages } from './messages';
export { SiteFooter, type SiteFooterProps } from './SiteFooter';

export { siteFooterMessages } from './messages';
export { SiteFooter, type SiteFooterProps } from './SiteFooter';

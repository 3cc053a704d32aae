export { LicensesLink, type LicensesLinkProps } from './LicensesLink';

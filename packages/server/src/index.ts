export { securityHeaders } from './site/securityHeaders.ts';
export { staticApp } from './site/staticApp.ts';

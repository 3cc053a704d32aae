export { securityHeaders } from './securityHeaders.ts';
export { staticApp } from './staticApp.ts';

export { securityHeaders } from './security-headers.ts';
export { staticApp } from './static-app.ts';

export { createApp } from './app.ts';
export { securityHeaders } from './security-headers.ts';

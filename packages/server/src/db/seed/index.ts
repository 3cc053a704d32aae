export { demoLogins, demoLoginsFile } from './demo-logins.ts';
export { seedDemo } from './seed-demo.ts';

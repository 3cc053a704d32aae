export { hasDemoData } from './demoData.ts';
export { demoLogins, demoLoginsFile } from './demoLogins.ts';
export { seedDemo } from './seedDemo.ts';

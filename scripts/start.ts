// Builds the app if it changed, and serves the product on one port.
import { builtApp } from './builtApp.ts';

await builtApp();
await import('../packages/server/src/main.ts');

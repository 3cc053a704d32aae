// Builds the app and serves the product on one port.
import { build } from 'vite';

await build({ root: 'packages/app', configFile: 'packages/app/vite.config.ts', logLevel: 'warn' });
await import('../packages/server/src/main.ts');

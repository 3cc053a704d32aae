// Builds the app and serves the product on one port.
import { build } from 'vite';

const { NODE_ENV } = process.env;
await build({ root: 'packages/app', configFile: 'packages/app/vite.config.ts', logLevel: 'warn' });
// Vite sets NODE_ENV to production for the whole process; the server must keep its own value.
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = NODE_ENV;

await import('../packages/server/src/main.ts');

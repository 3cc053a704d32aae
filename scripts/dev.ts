// The app with hot reload on one port, the server on another.
import { createServer } from 'vite';

// A login returns to the page with hot reload.
process.env.PUBLIC_ORIGIN ??= 'http://localhost:5173';

await import('../packages/server/src/main.ts');
const vite = await createServer({
  root: 'packages/app',
  configFile: 'packages/app/vite.config.ts',
});
await vite.listen();
vite.printUrls();

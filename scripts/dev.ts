// The apps with hot reload on a port each, the server on another.
import { createServer } from 'vite';

// A login returns to the page with hot reload.
process.env.PUBLIC_ORIGIN ??= 'http://localhost:5173';

await import('../packages/server/src/main.ts');
for (const app of ['app', 'admin']) {
  const vite = await createServer({
    root: `packages/${app}`,
    configFile: `packages/${app}/vite.config.ts`,
  });
  await vite.listen();
  vite.printUrls();
}

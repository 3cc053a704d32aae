import { join } from 'node:path';
import { createApp } from './app.ts';

const appFolder = join(import.meta.dirname, '..', '..', 'app', 'dist');
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

const server = createApp({ appFolder });

server.on('error', (error) => {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    taken ? `Port ${port} is taken. Choose another one: PORT=3001 npm start` : String(error),
  );
  process.exit(1);
});

server.listen(port, host, () => {
  console.log(`Homestand is ready: http://${host}:${port}/user/`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.close(() => process.exit(0)));
}

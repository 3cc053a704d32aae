// The product as `npm start` serves it, with the demo club in a temporary folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'homestand-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_FOLDER = folder;
process.env.PUBLIC_ORIGIN = `http://127.0.0.1:${process.env.PORT}`;

await import('../../scripts/start.ts');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function serverVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8');
  // The package's own file.
  return (JSON.parse(text) as { version: string }).version;
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messages } from '../messages.ts';

/** Settings that NAME_FILE may give as the path of a file, as secrets of Docker and Kubernetes are mounted. */
export const secretSettings = [
  'DATABASE_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SIGNING_SECRET',
  'LINE_CHANNEL_SECRET',
  'KOMOJU_SECRET_KEY',
  'KOMOJU_WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
] as const;

type Environment = Record<string, string | undefined>;

/** The environment with the contents of the files of NAME_FILE under NAME, and what is wrong with them. */
export function readSecretFiles(
  environment: Environment,
  root: string,
): { environment: Environment; problems: string[] } {
  const values: Environment = { ...environment };
  const problems: string[] = [];
  for (const name of secretSettings) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name]) {
      problems.push(messages.settings.valueAndFile(name));
      continue;
    }
    const content = contentOf(resolve(root, file));
    if (content) values[name] = content;
    else problems.push(messages.settings.secretFile(name, file, content === ''));
  }
  return { environment: values, problems };
}

/** Without the line break that editors and `echo` add; undefined if the file cannot be read. */
function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

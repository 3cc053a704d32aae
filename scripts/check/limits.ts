import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DatabaseLimit,
  databaseLimits,
  rowLimits,
  streamLimits,
  unknownSessionLimit,
} from '../../packages/server/src/http/limits.ts';
import { operationsOf, readExpandedContract } from '../contract/expand.ts';
import { difference } from './difference.ts';
import type { Problem } from './project.ts';

export const limitsPage = 'docs/limits.md';

type Row = readonly string[];

/** Generates docs/limits.md from the contract and the tables that the server enforces. */
export function writeLimits(root: string): string {
  const contract = readExpandedContract(root);
  const operations = (contract ? operationsOf(contract) : []).flatMap((operation) => {
    const { operationId: id, 'x-limit': limit } = operation;
    return [
      [`\`${id}\``, limit.per, number(limit.most), window(limit.seconds), 'memory'],
      ...(limit.database ?? []).map((name) => {
        // The compiler refuses names that this table does not have, in operationLimiter.ts.
        const { per, most, seconds } = databaseLimits[name as DatabaseLimit];
        return [`\`${id}\``, per, number(most), window(seconds), `database, \`${name}\``];
      }),
    ];
  });
  const { per, most, seconds } = unknownSessionLimit;
  return `# Limits

Generated from \`packages/api-client/openapi\` and \`packages/server/src/http/limits.ts\` by \`npm run api:update\`; do not edit. Decision 0011 says why.

A call above a limit is answered with 429 and Retry-After, before its body is read. What is counted in memory is
counted by each process for itself, as a token bucket: so many at once, and as many again spread over each window.
What is counted in the database is counted by all processes together, in windows that begin on the clock. Operations
that name the same row of the database share its count.

## Operations

${table(
  ['operation', 'counted by', 'number', 'window', 'where counted'],
  [
    ...operations,
    ['any, with a token of no session', per, number(most), window(seconds), 'memory'],
  ],
)}

## Event streams that are open at once, in one process

${table(
  ['of', 'number', 'above it'],
  [
    [
      'one session',
      number(streamLimits.perSession),
      'the oldest ends, and is opened again after 30 s',
    ],
    ['one address', number(streamLimits.perAddress), 'the newest is refused with 429'],
    ['the process', number(streamLimits.total), 'the newest is refused with 503'],
  ],
)}

## Rows

${table(
  ['of one person', 'number', 'above it'],
  [
    ['sessions', number(rowLimits.sessions), 'the one that was used longest ago ends'],
    [
      'attempts to sign in with LINE, of one device',
      number(rowLimits.lineAttempts),
      'the oldest is deleted; each after 10 min',
    ],
    ['push subscriptions', number(rowLimits.pushSubscriptions), 'the oldest is deleted'],
    [
      'uploads that are not sent yet',
      number(rowLimits.openUploads),
      'the newest is refused with 429; each is deleted after a day',
    ],
    ['products in the cart', number(rowLimits.cartProducts), 'the newest is refused with 422'],
    [
      'idempotency keys',
      number(rowLimits.idempotencyKeys),
      'the oldest are deleted every hour; each after 3 days',
    ],
  ],
)}
`;
}

export function checkLimits(root: string): Problem[] {
  const file = join(root, limitsPage);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const current = writeLimits(root);
  if (before === current) return [];
  const { line, text } = difference(before, current);
  const message = `The limits changed. Read the difference; if it is intended, run: npm run api:update\n${text}`;
  return [{ file: limitsPage, line, rule: 'limits', message }];
}

function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: Row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const number = (value: number) => value.toLocaleString('en');

function window(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

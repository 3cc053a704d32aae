import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApp } from '../../app.ts';
import { createLogger } from '../../http/log.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { readReports } from './policyReports.ts';

let server: TestServer;
let app: Awaited<ReturnType<typeof createApp>>;
let origin: string;
const metrics = createMetrics();
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer();
  const config = { ...server.config, origin: 'https://fans.example.jp' };
  const logger = createLogger('warn', { write: (line) => lines.push(line) });
  app = await createApp({
    services: { ...server.services, config, metrics },
    site: (_request, response) => response.end(),
    logger,
    checkResponses: true,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const send = (body: string, type = 'application/reports+json') =>
  fetch(`${origin}/api/v1/policy-reports`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });

const violation = (body: object) => ({ type: 'csp-violation', url: 'https://a.example', body });

test('over https, every response has HSTS and the address for reports', async () => {
  for (const path of ['/api/health', '/user/', '/nothing']) {
    const { headers } = await fetch(`${origin}${path}`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('reporting-endpoints')).toBe('policy="/api/v1/policy-reports"');
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/; report-uri [/]api[/]v1[/]policy-reports; report-to policy$/);
  }
});

test('over http there is neither', async () => {
  const { headers } = await fetch(`${server.origin}/api/health`);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('report');
});

test.each([
  [
    'the object of report-uri',
    JSON.stringify({
      'csp-report': {
        'document-uri': 'https://fans.example.jp/user/u/card-obtain/0199f3a2-7c10?code=secret',
        'violated-directive': 'img-src',
        'blocked-uri': 'https://pictures.example.net/private/secret.png?token=secret',
      },
    }),
  ],
  [
    'the list of report-to',
    JSON.stringify([
      violation({
        documentURL: 'https://fans.example.jp/user/u/card-obtain/0199f3a2-7c10?code=secret',
        effectiveDirective: 'img-src',
        blockedURL: 'https://pictures.example.net/private/secret.png?token=secret',
      }),
    ]),
  ],
])('%s is reduced to directive, origin and screen, without personal data', (_form, text) => {
  expect(readReports(text)).toEqual([
    {
      directive: 'img-src',
      blocked: 'https://pictures.example.net',
      screen: '/user/u/card-obtain',
    },
  ]);
});

test.each([
  ['inline', 'inline'],
  ['data:image/png;base64,secret', 'data:'],
  ['about', 'about'],
  ['not an address', 'unknown'],
  ['chrome-extension://secret/a.js', 'chrome-extension:'],
])('the blocked %j is logged as %j', (blockedURL, blocked) => {
  const body = { effectiveDirective: 'script-src', blockedURL, documentURL: '' };
  expect(readReports(JSON.stringify([violation(body)]))).toEqual([
    { directive: 'script-src', blocked, screen: '/' },
  ]);
});

test.each(['null', '5', '[]', '{}', '[null]', '[{"body":5}]', '{"csp-report":[]}'])(
  'an invalid report is ignored: %s',
  (text) => {
    expect(readReports(text)).toEqual([]);
  },
);

test('[ROB-02] reports are limited in size, number, and how many are logged', async () => {
  expect((await send('{')).status).toBe(400);
  expect((await send('['.repeat(10_000))).status).toBe(400);
  expect((await send(' '.repeat(17_000))).status).toBe(413);
  lines.length = 0;
  const body = { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: '' };
  const many = JSON.stringify(Array(50).fill(violation(body)));
  for (let count = 0; count < 5; count++) expect((await send(many)).status).toBe(200);
  expect(lines).toHaveLength(20);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    reqId: expect.any(String),
    violation: { directive: 'img-src', blocked: 'inline', screen: '/' },
  });
  const text = await metrics.text();
  expect(text).toContain('homestand_policy_violations_total{outcome="logged"} 20');
  expect(text).toContain('homestand_policy_violations_total{outcome="left"} 30');
});

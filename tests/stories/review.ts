// The last report in the browser, with a decision for each difference: npm run visual -- --review
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { transformWithOxc } from 'vite';
import { readManifest, writeManifest } from './pictures.ts';
import { type Changes, readChanges } from './report.ts';
import { reviewedPage } from './reportPage.ts';

export type Decision = { decision: 'accepted' | 'denied'; comment: string };
/** By the number of the difference in the report. */
export type Decisions = Record<string, Decision>;

type Options = {
  /** Of the report. */
  folder: string;
  manifest: string;
  /** Hash of what the page of stories would be built from now. */
  inputs: () => string;
};

const maxBytes = 10_000;
/** Only who has the address with its token can read the report or decide, on this machine alone. */
export async function startReview({ folder, manifest, inputs }: Options) {
  const token = randomBytes(24).toString('base64url');
  const changes = readChanges(folder);
  const decisions = readDecisions(folder, changes);
  const controls = join(import.meta.dirname, 'reviewControls.ts');
  const { code } = await transformWithOxc(readFileSync(controls, 'utf8'), controls);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${host}`);
    // Another page can neither read the address nor send this header; a name that leads here is another host.
    const sentToken =
      request.headers.authorization?.replace('Bearer ', '') ?? searchParams.get('token');
    if (request.headers.host !== host || !isEqual(sentToken ?? '', token))
      return send(response, 403, '端末に表示されたアドレスから開いてください。');
    const number = /^\/decisions\/(\d+)$/.exec(pathname)?.[1];
    if (request.method === 'PUT' && number) return decide(number, request, response);
    const page = pathname === '/' ? 'index.html' : pathname.slice(1);
    if (request.method !== 'GET' || !/^index(-\d+)?\.html$/.test(page))
      return send(response, 404, 'ありません。');
    const html = readFileSync(join(folder, page), 'utf8');
    send(response, 200, reviewedPage(html, decisions, code), 'text/html');
  }

  async function decide(number: string, request: IncomingMessage, response: ServerResponse) {
    if (request.headers.authorization === undefined) return send(response, 403, '書き込めません。');
    if (Number(request.headers['content-length'] ?? maxBytes) >= maxBytes)
      return send(response, 413, '理由が長すぎます。');
    const newDecision = decisionIn(await text(request));
    const pictures = changes.changes[Number(number) - 1];
    if (!pictures || newDecision === undefined)
      return send(response, 400, 'この違いはありません。');
    if (newDecision?.decision === 'denied' && newDecision.comment === '')
      return send(response, 400, '却下の理由を書いてください。');
    if (changes.inputs !== inputs())
      return send(
        response,
        409,
        'レポートのあとでソースが変わりました。npm run visual をもう一度実行してください。',
      );
    const { prints } = readManifest(readFileSync(manifest, 'utf8'));
    for (const { name, before, after } of pictures) {
      const print = newDecision?.decision === 'accepted' ? after : before;
      if (print) prints.set(name, print);
      else prints.delete(name);
    }
    writeManifest(prints, manifest);
    if (newDecision) decisions[number] = newDecision;
    else delete decisions[number];
    writeDecisions(folder, changes, decisions);
    send(response, 200, JSON.stringify(decisions), 'application/json');
  }

  return {
    address: `http://${host}/?token=${token}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function send(response: ServerResponse, status: number, body: string, type = 'text/plain') {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy':
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

function isEqual(sentToken: string, token: string): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(sentToken), hash(token));
}

/** Null takes a decision back; undefined is none. */
function decisionIn(body: string): Decision | null | undefined {
  // Sent by reviewControls.ts, and checked here.
  const { decision, comment } = JSON.parse(body) as Record<string, unknown>;
  if (decision === null) return null;
  if (decision !== 'accepted' && decision !== 'denied') return;
  return { decision, comment: typeof comment === 'string' ? comment.trim() : '' };
}

const decisionsFile = (folder: string) => join(folder, 'decisions.json');
export const deniedFile = (folder: string) => join(folder, 'denied.md');

/** Those about this report. */
function readDecisions(folder: string, changes: Changes): Decisions {
  const file = decisionsFile(folder);
  if (!existsSync(file)) return {};
  // Written below.
  const stored = JSON.parse(readFileSync(file, 'utf8')) as { date: string; decisions: Decisions };
  return stored.date === changes.date ? stored.decisions : {};
}

function writeDecisions(folder: string, { date, changes, titles }: Changes, decisions: Decisions) {
  writeFileSync(decisionsFile(folder), JSON.stringify({ date, decisions }));
  const denied = Object.entries(decisions).filter(([, { decision }]) => decision === 'denied');
  const list = denied.map(([number, { comment }]) => {
    const names = (changes[Number(number) - 1] ?? []).map(({ name }) => `- \`${name}\``);
    return `## ${number}. ${titles[Number(number) - 1]}\n\n${comment}\n\n${names.join('\n')}\n`;
  });
  rmSync(deniedFile(folder), { force: true });
  if (list.length > 0) writeFileSync(deniedFile(folder), ['# 却下した違い\n', ...list].join('\n'));
}

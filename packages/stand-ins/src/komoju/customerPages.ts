import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, redirectTo, sendPage } from './http.ts';
import { createPages } from './page.ts';
import { Refused } from './responses.ts';
import type { ChallengeOutcome, SessionBook } from './sessions.ts';

type Options = { origin: string; basePath: string; book: SessionBook; commit(): Promise<void> };

const stylesheet = readFileSync(new URL('./page.css', import.meta.url));

const isOutcome = (value: string | null): value is ChallengeOutcome =>
  value === 'succeed' || value === 'fail' || value === 'cancel' || value === 'nothing';

/** The pages for the customer's browser: the hosted payment page and the issuer's challenge. */
export function createSite({ origin, basePath, book, commit }: Options) {
  const pages = createPages(basePath);

  async function serve(request: IncomingMessage, response: ServerResponse, path: string) {
    const [, folder, id = ''] = path.split('/');
    const isForm = request.method === 'POST';
    if (path === '/page.css') {
      response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8' }).end(stylesheet);
    } else if (folder === 'three-d-secure') {
      await serveChallenge(request, response, id, isForm);
    } else if (folder === 'sessions') {
      await serveHosted(request, response, id, isForm);
    } else {
      sendPage(response, 404, pages.notFound(), origin);
    }
  }

  async function serveChallenge(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    isForm: boolean,
  ) {
    const session = book.sessionOfAuthentication(id);
    const authentication = session?.authentication;
    if (!session || !authentication) {
      sendPage(response, 404, pages.notFound(), origin);
      return;
    }
    const shopUrl = book.returnUrl(session);
    const isWaiting = book.isOpen(session) && authentication.status === 'NEEDS_VERIFY';
    const asks = authentication.behaviour.authentication === 'challenge';
    if (isForm) {
      const outcome = new URLSearchParams(await readBody(request)).get('outcome');
      if (asks && isOutcome(outcome)) book.completeChallenge(session, outcome);
      await commit();
      redirectTo(response, shopUrl);
    } else if (isWaiting && asks) {
      sendPage(response, 200, pages.challenge(session, authentication), shopUrl);
    } else if (isWaiting) {
      const isFailing = authentication.behaviour.authentication === 'failing';
      book.completeChallenge(session, isFailing ? 'fail' : 'succeed');
      await commit();
      redirectTo(response, shopUrl);
    } else {
      sendPage(response, 200, pages.over(shopUrl), shopUrl);
    }
  }

  async function serveHosted(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    isForm: boolean,
  ) {
    const session = book.findSession(id);
    if (!session) {
      sendPage(response, 404, pages.notFound(), origin);
      return;
    }
    const shopUrl = book.returnUrl(session);
    const form = new URLSearchParams(isForm ? await readBody(request) : '');
    if (!book.isOpen(session)) {
      sendPage(response, 200, pages.over(shopUrl), shopUrl);
    } else if (!isForm) {
      sendPage(response, 200, pages.hosted(session, null), shopUrl);
    } else if (form.get('action') === 'cancel') {
      book.cancel(session);
      await commit();
      redirectTo(response, shopUrl);
    } else {
      try {
        const details = { type: 'credit_card', ...Object.fromEntries(form) };
        const { redirect_url: next } = book.pay(session, details);
        await commit();
        redirectTo(response, String(next));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        await commit();
        sendPage(response, 200, pages.hosted(session, error.code), shopUrl);
      }
    }
  }

  return { serve };
}

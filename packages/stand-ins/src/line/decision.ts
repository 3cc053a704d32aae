import type { IncomingMessage } from 'node:http';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import type { createStandInFans } from './fans.ts';
import { messages } from './messages.ts';
import { chooserPage, deadEndPage } from './page.ts';

type Options = {
  provider: Provider;
  stylesheet: string;
  fans: ReturnType<typeof createStandInFans>;
};

type Middleware = Parameters<Provider['use']>[0];
type Outcome = { result: InteractionResults } | { status: number; page: string };

const maxBytes = 64 * 1024;
const refusal: InteractionResults = {
  error: 'access_denied',
  error_description: 'The resource owner denied the request.',
};

/** The page on which a person chooses a fan, and the handling of its forms. */
export function decide({ provider, stylesheet, fans }: Options): Middleware {
  const loginAs = (sub: string): Outcome => ({ result: { login: { accountId: sub } } });

  async function choose(sub: string): Promise<Outcome> {
    const fan = await fans.find(sub);
    return fan ? loginAs(fan.sub) : show(404, { notice: messages.unknownFan });
  }

  async function show(
    status: number,
    more: Pick<Parameters<typeof chooserPage>[0], 'typed' | 'notice'> = {},
  ): Promise<Outcome> {
    return { status, page: chooserPage({ stylesheet, fans: await fans.list(), ...more }) };
  }

  async function read(form: URLSearchParams): Promise<Outcome> {
    const fan = form.get('fan');
    if (fan !== null) return choose(fan);
    if (form.get('decision') === 'cancel') return { result: refusal };
    const name = form.get('name') ?? '';
    const made = fans.make(name);
    if ('fan' in made) return loginAs(made.fan.sub);
    return show(422, { typed: { name, problem: made.problem } });
  }

  async function outcome(ctx: Parameters<Middleware>[0]): Promise<Outcome> {
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    if (ctx.method === 'POST') return read(await readForm(ctx.req));
    const fanId = ctx.query.dev_user ?? params.dev_user;
    return typeof fanId === 'string' ? choose(fanId) : show(200);
  }

  return async function decision(ctx, next) {
    // The provider's session is dropped at the start of an attempt, so that every login shows the chooser.
    forgetSession(ctx.req, provider.cookieName('session'));
    if (!ctx.path.startsWith('/interaction/')) return next();

    try {
      const decided = await outcome(ctx);
      if ('page' in decided) {
        ctx.status = decided.status;
        ctx.type = 'html';
        ctx.body = decided.page;
        return;
      }
      const back = await provider.interactionResult(ctx.req, ctx.res, decided.result, {
        mergeWithLastSubmission: false,
      });
      ctx.status = 303;
      // Only the path: a phone uses another host name than the browser on this computer.
      ctx.redirect(new URL(back).pathname);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      ctx.status = 400;
      ctx.type = 'html';
      ctx.body = deadEndPage(stylesheet, messages.expired);
    }
  };
}

function forgetSession(request: IncomingMessage, name: string) {
  const cookies = request.headers.cookie?.split(/; */).filter((cookie) => !cookie.startsWith(name));
  if (cookies) request.headers.cookie = cookies.join('; ');
}

/** The fields of a form; a body over the size limit is read as an empty form. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) return new URLSearchParams();
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

import type { Handlers } from '../../http/contract.ts';
import { malformed, wrongMediaType } from '../../http/errors.ts';
import { checkJsonLimits } from '../../http/jsonLimits.ts';
import type { Services } from '../../services.ts';

export const policyReportPath = '/api/v1/policy-reports';

const maxPerRequest = 10;
const maxLoggedPerMinute = 20;
const minuteMs = 60_000;

/** A report that is safe to log: it contains no person, order, card or session. */
export type PolicyViolation = { directive: string; blocked: string; screen: string };

/**
 * Receives the browsers' reports about the content security policy. Anybody may send any number, so logging
 * is limited.
 */
export function policyReportRoutes({
  metrics,
}: Pick<Services, 'metrics'>): Pick<Handlers, 'receivePolicyReports'> {
  const count = metrics.counter(
    'homestand_policy_violations_total',
    'Reports of the content security policy, logged or dropped.',
    ['outcome'],
  );
  let [minuteStart, logged] = [0, 0];

  function mayLog(now: number): boolean {
    if (now - minuteStart >= minuteMs) [minuteStart, logged] = [now, 0];
    logged += 1;
    return logged <= maxLoggedPerMinute;
  }

  return {
    async receivePolicyReports({ request }) {
      // The contract marks this body as raw, so the server provides it as bytes.
      const body = request.body as Buffer | undefined;
      if (!body?.length) throw wrongMediaType();
      for (const violation of readReports(body.toString())) {
        const outcome = mayLog(Date.now()) ? 'logged' : 'left';
        count.inc({ outcome });
        if (outcome === 'logged') request.log.warn({ violation }, 'content security policy');
      }
      return null;
    },
  };
}

/** Parses both formats: the object of report-uri and the list of report-to. */
export function readReports(text: string): PolicyViolation[] {
  const parsed = parse(text);
  const bodies = Array.isArray(parsed)
    ? parsed.slice(0, maxPerRequest).map((report) => field(report, 'body'))
    : [field(parsed, 'csp-report')];
  return bodies.flatMap((body) => {
    const directive = textOf(
      body,
      'effectiveDirective',
      'effective-directive',
      'violated-directive',
    );
    if (!/^[a-z-]{1,40}$/.test(directive)) return [];
    const blocked = blockedBy(textOf(body, 'blockedURL', 'blocked-uri'));
    const screen = screenOf(textOf(body, 'documentURL', 'document-uri'));
    return [{ directive, blocked, screen }];
  });
}

function parse(text: string): unknown {
  checkJsonLimits(text);
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function textOf(value: unknown, ...names: string[]): string {
  const found = names.map((name) => field(value, name)).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : '';
}

/** A keyword such as `inline`, or the origin only: path and query may contain a token. */
function blockedBy(blocked: string): string {
  if (/^[a-z-]{0,40}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'unknown';
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 200);
}

/** The path up to the first segment that could be a number, a code or a name. */
function screenOf(address: string): string {
  const parts = URL.parse(address)?.pathname.split('/').slice(1, 6) ?? [];
  const end = parts.findIndex((part) => !/^[a-z-]{1,20}$/.test(part));
  return `/${(end === -1 ? parts : parts.slice(0, end)).join('/')}`;
}

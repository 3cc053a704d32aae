import { createHash } from 'node:crypto';

const yearSeconds = 365 * 24 * 60 * 60;

type Outside = {
  /** The one inline style of our pages: the club's colours (0002). */
  styles?: string;
  /** Origin of the payment gateway, to which the browser sends the card. */
  payment?: string;
  /** Origin of profile pictures. */
  pictures?: string;
  /** Set when pages are served over https: enables HSTS and policy reports. */
  secure?: { reports: string };
};

/** The content security policy of our pages. Tests apply it to every story and screen. */
const contentPolicy = ({ styles, payment = '', pictures = '', secure }: Outside) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles === undefined ? '' : hashOf(styles)}`,
    `img-src 'self' data: blob: ${pictures}`,
    `connect-src 'self' ${payment}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy for each script that a page may start: packages/ui's scanner, packages/app's service worker.
    'trusted-types decoder service-worker',
    // Firefox and Safari support only report-uri; Chrome ignores it if report-to is present.
    ...(secure ? [`report-uri ${secure.reports}`, 'report-to policy'] : []),
  ]
    .map((rule) => rule.trim())
    .join('; ');

const hashOf = (styles: string) =>
  `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/**
 * The policy of the scanner's worker, sent with that one file: a worker has its own policy, so that no page
 * needs permission to compile WebAssembly.
 */
export const decoderPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export function securityHeaders(outside: Outside = {}): Record<string, string> {
  const { secure } = outside;
  return {
    ...(secure && {
      'Strict-Transport-Security': `max-age=${yearSeconds}`,
      'Reporting-Endpoints': `policy="${secure.reports}"`,
    }),
    'Content-Security-Policy': contentPolicy(outside),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  };
}

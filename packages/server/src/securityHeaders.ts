const yearSeconds = 365 * 24 * 60 * 60;

type Outside = {
  /** Where the browser hands the card to the payment gateway. */
  payment?: string;
  /** Where profile pictures come from. */
  pictures?: string;
  /** Set when pages are served over https: then browsers stay there, and report what the policy refused. */
  secure?: { reports: string };
};

/** What the browser may do on our pages. Tests hold every story and screen to it. */
const contentPolicy = ({ payment = '', pictures = '', secure }: Outside) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
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
    // One for each script that the page may start: packages/ui's scanner, packages/app's service worker.
    'trusted-types decoder service-worker',
    // Firefox and Safari know only the older of the two; Chrome then leaves it aside.
    ...(secure ? [`report-uri ${secure.reports}`, 'report-to policy'] : []),
  ]
    .map((rule) => rule.trim())
    .join('; ');

/**
 * What the scanner's worker may do. It stands in the answer of that one file: a worker has a policy of its
 * own, so that no page may compile WebAssembly.
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

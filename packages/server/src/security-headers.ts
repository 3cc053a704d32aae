type Outside = {
  /** Where the browser hands the card to the payment gateway. */
  payment?: string;
  /** Where profile pictures come from. */
  pictures?: string;
};

/** What the browser may do on our pages. Tests hold every story and screen to it. */
const contentPolicy = ({ payment = '', pictures = '' }: Outside) =>
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
  return {
    'Content-Security-Policy': contentPolicy(outside),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  };
}

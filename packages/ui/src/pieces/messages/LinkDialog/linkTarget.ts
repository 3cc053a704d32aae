import { parseUrl } from '../../../format/internal';

/** Fits three lines at 320 px with 200 % text, so that the end of the host is in view without scrolling. */
const longest = 32;

export type LinkTarget = {
  /** Host and port as the browser will open them. Of a long one the end, which says whose it is. */
  host: string;
  kind: 'known' | 'punycode' | 'address';
};

/** Reads the host with the browser's own parser: names of other scripts come as `xn--`, without user info. */
export function linkTarget(href: string): LinkTarget {
  const { host = href, hostname = '' } = parseUrl(href) ?? {};
  return {
    host: host.length > longest ? `…${host.slice(-longest)}` : host,
    kind: isAddress(hostname) ? 'address' : /(^|[.])xn--/.test(hostname) ? 'punycode' : 'known',
  };
}

/** The parser writes every IPv4 address, also a hexadecimal one, as four numbers, and an IPv6 address in brackets. */
const isAddress = (hostname: string) => /^(\d+[.]){3}\d+$|^\[/.test(hostname);

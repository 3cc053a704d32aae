import { parseUrl } from '../../../format/internal';
import type { ThreadMessage } from './threadMessage';

export type MessageLinks = {
  /** Links of players to these origins open at once, for example `https://example.jp`. */
  trustedOrigins: readonly string[];
  /** Another link was pressed: names its host before it opens. */
  onAsk: (href: string) => void;
};

/** Compares scheme, host and port: an unencrypted address or another port of a trusted host is not trusted. */
export const isTrusted = (
  href: string,
  senderType: ThreadMessage['senderType'],
  { trustedOrigins }: Pick<MessageLinks, 'trustedOrigins'>,
): boolean => senderType === 'player' && trustedOrigins.includes(parseUrl(href)?.origin ?? '');

import { takeGraphemes } from '../../../format';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { cutParts, linkify } from './linkify';
import * as styles from './MessageBubble.css';
import { MessageBubbleLink } from './MessageBubbleLink';
import { isTrusted, type MessageLinks } from './messageLinks';
import { messageBubbleMessages } from './messages';
import type { ThreadMessage } from './threadMessage';

const longest = 500;
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/;

type Props = {
  message: ThreadMessage;
  begins: boolean;
  fold: { expanded: boolean; onToggle: () => void } | undefined;
  links: MessageLinks;
};

export function MessageBubbleText({
  message: { text, own, state, senderType, hidden = false },
  begins,
  fold,
  links,
}: Props) {
  const m = useMessages('MessageBubble', messageBubbleMessages);
  const short = takeGraphemes(text, longest);
  const isLong = short !== text;
  const expanded = fold?.expanded ?? false;
  const cut = isLong && !expanded;
  const look = hidden ? 'hidden' : own ? (state === 'unsent' ? 'waiting' : 'own') : 'other';

  return (
    <div className={styles.bubble({ look, begins })}>
      <p className={styles.text}>
        {cutParts(linkify(text), cut ? short.length : text.length).map((part) =>
          part.href === null ? (
            <MessageWords key={part.at} text={part.text} />
          ) : (
            <MessageBubbleLink
              key={part.at}
              text={part.text}
              href={part.href}
              trusted={isTrusted(part.href, senderType, links)}
              onAsk={links.onAsk}
            />
          ),
        )}
        {cut && '...'}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={expanded}
          onClick={fold?.onToggle}
        >
          {expanded ? m.collapse : m.expand}
        </button>
      )}
    </div>
  );
}

/** Isolates text with direction override characters: otherwise they would also turn the link that follows. */
const MessageWords = ({ text }: { text: string }) =>
  turnsDirection.test(text) ? <bdi>{text}</bdi> : text;

import { takeGraphemes } from '../../../format';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { cutParts, linkify } from './linkify';
import * as styles from './MessageBubble.css';
import { messageBubbleMessages } from './messages';
import type { ThreadMessage } from './threadMessage';

const longest = 500;
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/;

type Props = {
  message: ThreadMessage;
  begins: boolean;
  expanded: boolean;
  onToggleExpand: (() => void) | undefined;
};

export function MessageBubbleText({
  message: { text, own, state, hidden = false },
  begins,
  expanded,
  onToggleExpand,
}: Props) {
  const m = useMessages('MessageBubble', messageBubbleMessages);
  const short = takeGraphemes(text, longest);
  const isLong = short !== text;
  const cut = isLong && !expanded;
  const look = hidden ? 'hidden' : own ? (state === 'unsent' ? 'waiting' : 'own') : 'other';

  return (
    <div className={styles.bubble({ look, begins })}>
      <p className={styles.text}>
        {cutParts(linkify(text), cut ? short.length : text.length).map((part) =>
          part.href === null ? (
            <MessageWords key={part.at} text={part.text} />
          ) : (
            <a
              key={part.at}
              href={part.href}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.link}
            >
              {part.text}
            </a>
          ),
        )}
        {cut && '...'}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={expanded}
          onClick={onToggleExpand}
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

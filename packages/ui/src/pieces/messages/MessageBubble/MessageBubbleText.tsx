import type { KeyboardEvent } from 'react';
import { takeGraphemes } from '../../../format';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MessageBubble.css';
import { cutParts, isTrusted, linkify, type MessageLinks, type TextPart } from './messageLinks';
import { messageBubbleMessages } from './messages';
import type { ThreadMessage } from './threadMessage';

const longest = 500;
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/;

type Props = {
  id: string;
  message: ThreadMessage;
  begins: boolean;
  fold: { expanded: boolean; onToggle: () => void } | undefined;
  links: MessageLinks;
};

export function MessageBubbleText({
  id,
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

  const bubble = styles.bubble({ look, begins });
  const words = cutParts(linkify(text), cut ? short.length : text.length).map((part) =>
    part.href === null ? (
      isolated(part)
    ) : (
      <MessageBubbleLink
        key={part.at}
        text={part.text}
        href={part.href}
        trusted={isTrusted(part.href, senderType, links)}
        onAsk={links.onAsk}
      />
    ),
  );

  if (!isLong)
    return (
      <p id={id} className={`${bubble} ${styles.text}`}>
        {words}
      </p>
    );
  return (
    <div id={id} className={bubble}>
      <p className={styles.text}>
        {words}
        {cut && '...'}
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={expanded}
        onClick={fold?.onToggle}
      >
        {expanded ? m.collapse : m.expand}
      </button>
    </div>
  );
}

/** Isolates text with direction override characters: otherwise they would also turn the link that follows. */
const isolated = ({ text, at }: TextPart) =>
  turnsDirection.test(text) ? <bdi key={at}>{text}</bdi> : text;

type MessageBubbleLinkProps = {
  text: string;
  href: string;
  /** Opens at once, in a new tab. */
  trusted: boolean;
  onAsk: (href: string) => void;
};

/** A link in a text. One that is not trusted has no address: no click, menu or preview opens it past the question. */
function MessageBubbleLink({ text, href, trusted, onAsk }: MessageBubbleLinkProps) {
  if (trusted)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
        {text}
      </a>
    );

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onAsk(href);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a native button breaks no lines and cannot be selected as text.
    <span
      role="button"
      tabIndex={0}
      aria-haspopup="dialog"
      className={styles.link}
      onClick={() => onAsk(href)}
      onKeyDown={onKeyDown}
    >
      {text}
    </span>
  );
}

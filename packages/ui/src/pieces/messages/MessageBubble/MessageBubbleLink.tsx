import type { KeyboardEvent } from 'react';
import * as styles from './MessageBubble.css';

type Props = {
  text: string;
  href: string;
  /** Opens at once, in a new tab. */
  trusted: boolean;
  onAsk: (href: string) => void;
};

/** A link in a text. One that is not trusted has no address: no click, menu or preview opens it past the question. */
export function MessageBubbleLink({ text, href, trusted, onAsk }: Props) {
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

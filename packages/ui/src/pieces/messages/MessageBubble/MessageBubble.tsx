import { useId } from 'react';
import { formatDateTime } from '../../../format';
import { CloseIcon, MoreIcon, TrashIcon } from '../../../icons';
import { Avatar, Badge, IconButton, Menu } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import * as styles from './MessageBubble.css';
import { MessageBubbleMedia } from './MessageBubbleMedia';
import { MessageBubbleText } from './MessageBubbleText';
import { MessageBubbleUnsent } from './MessageBubbleUnsent';
import type { MessageLinks } from './messageLinks';
import { messageBubbleMessages } from './messages';
import type { ThreadMessage } from './threadMessage';

export type { MessageLinks } from './messageLinks';
export type { ThreadMedia, ThreadMessage } from './threadMessage';

export type MessageBubbleProps = {
  message: ThreadMessage;
  /** Position in a group of messages of the same sender within five minutes. */
  grouped: 'alone' | 'first' | 'middle' | 'last';
  /** Shows the sender's name above the first message of a group, for group topics. */
  showName?: boolean | undefined;
  /** State of a long text. */
  fold?: { expanded: boolean; onToggle: () => void } | undefined;
  links: MessageLinks;
  /** Disables the menu, for example while an overlay above the thread is open. */
  menuDisabled?: boolean | undefined;
  onOpenMedia: (key: string) => void;
  /** Without it, own messages have no menu. */
  onDelete?: ((key: string) => void) | undefined;
  /** Without it, messages of others have no menu. */
  onReport?: ((key: string) => void) | undefined;
  onResend: (key: string) => void;
  onDiscard: (key: string) => void;
  onCancel: (key: string) => void;
};

/** One message of a thread: own messages on the right, others on the left. */
export function MessageBubble({
  message,
  grouped,
  showName = false,
  fold,
  links,
  menuDisabled = false,
  onOpenMedia,
  onDelete,
  onReport,
  onResend,
  onDiscard,
  onCancel,
}: MessageBubbleProps) {
  const m = useMessages('MessageBubble', messageBubbleMessages);
  const contentId = useId();
  const { key, own, state, senderName } = message;
  const isPlayer = message.senderType === 'player';
  const side = own ? 'own' : 'other';
  const begins = grouped === 'alone' || grouped === 'first';
  const ends = grouped === 'alone' || grouped === 'last';
  const nameShown = showName && !own && begins;
  const isOnServer = state === 'sent' && message.messageId !== null;
  const reportable = !own && isOnServer && !message.hidden && onReport !== undefined;

  return (
    <article
      className={styles.root({
        side: own ? 'own' : begins ? 'other' : 'further',
        ends,
        acted: onReport !== undefined,
      })}
      aria-busy={state === 'sending' || undefined}
    >
      {!own && begins && (
        <span className={styles.avatar}>
          <Avatar src={message.senderAvatar} name={senderName} size="small" />
        </span>
      )}
      <div className={styles.column({ side })}>
        {nameShown ? (
          <p className={styles.name}>
            <bdi className={styles.nameText}>{senderName}</bdi>
            {isPlayer && <Badge emphasis="soft">{m.player}</Badge>}
          </p>
        ) : (
          <p className={visuallyHidden}>
            {own ? m.own : isPlayer ? `${senderName} ${m.player}` : senderName}
          </p>
        )}
        <div className={styles.line}>
          {own && (
            <span className={styles.action}>
              {isOnServer && onDelete && (
                <MessageBubbleMenu
                  action="delete"
                  disabled={menuDisabled}
                  onSelect={() => onDelete(key)}
                />
              )}
              {state === 'sending' && message.kind !== 'text' && (
                <IconButton
                  label={m.cancel}
                  icon={<CloseIcon size="small" />}
                  onClick={() => onCancel(key)}
                />
              )}
            </span>
          )}
          {message.kind === 'text' ? (
            <MessageBubbleText
              id={contentId}
              message={message}
              begins={begins}
              fold={fold}
              links={links}
            />
          ) : (
            <MessageBubbleMedia id={contentId} message={message} onOpen={() => onOpenMedia(key)} />
          )}
          {reportable && (
            <span className={styles.action}>
              <MessageBubbleMenu
                action="report"
                disabled={menuDisabled}
                onSelect={() => onReport(key)}
              />
            </span>
          )}
        </div>
        {state === 'unsent' && (
          <MessageBubbleUnsent
            describedBy={contentId}
            reason={message.refusal ?? null}
            onResend={() => onResend(key)}
            onDiscard={() => onDiscard(key)}
          />
        )}
        {state === 'sending' && (
          <p className={ends ? styles.meta : visuallyHidden}>
            {message.progress === null
              ? m.sending
              : m.sendingShare(Math.round(message.progress * 100))}
          </p>
        )}
        {state === 'sent' && ends && (
          <time className={styles.meta} dateTime={message.at}>
            {formatDateTime(message.at)}
          </time>
        )}
      </div>
    </article>
  );
}

type Props = {
  /** Own messages are deleted, those of others are reported. */
  action: 'delete' | 'report';
  disabled: boolean;
  onSelect: () => void;
};

function MessageBubbleMenu({ action, disabled, onSelect }: Props) {
  const m = useMessages('MessageBubble', messageBubbleMessages);
  const icon = <MoreIcon size="small" />;
  const label = action === 'delete' ? m.menu : m.reportMenu;
  if (disabled) return <IconButton label={label} icon={icon} disabled aria-haspopup="menu" />;
  return (
    <Menu
      label={label}
      icon={icon}
      items={[
        {
          id: action,
          label: m[action],
          tone: 'danger',
          ...(action === 'delete' && { icon: <TrashIcon /> }),
        },
      ]}
      onSelect={onSelect}
    />
  );
}

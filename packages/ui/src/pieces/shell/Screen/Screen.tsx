import type { MouseEvent, ReactNode } from 'react';
import { ChevronLeftIcon } from '../../../icons';
import { Badge, Heading, IconButton } from '../../../primitives';
import { focusableWhenScrollable as reachable } from '../../../primitives/Dialog/viewport';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { usePageTitle } from '../../../primitives/UiProvider/usePageTitle';
import { setElementVars } from '../../../styles/inlineVars';
import { type ScreenMessages, screenMessages } from './messages';
import * as styles from './Screen.css';

/** Title of a screen, by the screen's name; a player's topics are titled with the player's name. */
type ScreenTitle =
  | { screen: Exclude<keyof ScreenMessages['titles'], 'playerMessages'> }
  | { screen: 'playerMessages'; name: string };

export type ScreenProps = {
  /** Title in the bar and name of the page: a text, or the screen, whose title is in messages.ts. */
  title: string | ScreenTitle;
  /** Hides the title visually where the content already shows it. */
  titleHidden?: boolean;
  /** Word after the title: the other person of the topic is a player. */
  badge?: 'player' | false | undefined;
  /** The back arrow, only for `bar`. A plain click calls `onClick` instead of following the address. */
  back?: { href: string; onClick?: (() => void) | undefined };
  /** Avatar before the title; with `onClick` a button that opens the profile. */
  lead?: { content: ReactNode; onClick?: () => void } | undefined;
  /** Element at the end of the bar. */
  action?: ReactNode;
  /** A large title, a bar with a centred title, or the content alone. */
  header?: 'large' | 'bar' | 'bare';
  /**
   * `page` scrolls with the window, `list` too, with rows from the bar on; `fill` fits the area above the keyboard, and
   * its one child scrolls.
   */
  kind?: 'page' | 'list' | 'fill';
  /** Element that stays at the bottom. */
  footer?: ReactNode;
  /** Leaves room for the tab bar. */
  tabBar?: boolean;
  /** Band below the bar. */
  notice?: ReactNode;
  children?: ReactNode;
};

/** Frame of every screen: title, bar and safe-area insets. */
export function Screen({
  title,
  titleHidden = false,
  badge,
  back,
  lead,
  action,
  header = 'bar',
  kind: givenKind = 'page',
  footer,
  tabBar = false,
  notice,
  children,
}: ScreenProps) {
  const m = useMessages('Screen', screenMessages);
  const kind = givenKind === 'list' ? 'page' : givenKind;
  const fills = kind === 'fill';
  const name = typeof title === 'string' ? title : titleOf(title, m.titles);
  usePageTitle(name);
  const goBack = (event: MouseEvent) => {
    if (!back?.onClick || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    back.onClick();
  };
  const heading = (
    <Heading
      level={1}
      kind={header === 'large' ? 'heading' : 'label'}
      visuallyHidden={titleHidden || header === 'bare'}
      focusable
    >
      {name}
    </Heading>
  );
  const face = lead?.onClick ? (
    <button type="button" className={styles.lead} aria-label={m.lead} onClick={lead.onClick}>
      {lead.content}
    </button>
  ) : (
    lead?.content
  );

  return (
    <main
      ref={fills ? followVisible : undefined}
      className={styles.root({ kind, tabBar, docked: Boolean(footer) })}
    >
      <header className={styles.top({ header })}>
        {header === 'bare' ? (
          heading
        ) : (
          <div className={styles.bar({ header })}>
            {header === 'bar' && (
              <div className={styles.side}>
                {back && (
                  <IconButton
                    href={back.href}
                    label={m.back}
                    icon={<ChevronLeftIcon />}
                    onClick={goBack}
                  />
                )}
              </div>
            )}
            <div className={styles.title({ header })}>
              {face}
              {heading}
              {badge && <Badge emphasis="soft">{m[badge]}</Badge>}
            </div>
            <div className={styles.end}>{action}</div>
          </div>
        )}
        {notice}
      </header>
      <div
        ref={fills ? reachable : undefined}
        className={styles.body({ kind, header, rows: givenKind === 'list' })}
      >
        {children}
      </div>
      {footer && <div className={styles.footer({ kind, tabBar })}>{footer}</div>}
    </main>
  );
}

const titleOf = (title: ScreenTitle, titles: ScreenMessages['titles']) =>
  title.screen === 'playerMessages' ? titles.playerMessages(title.name) : titles[title.screen];

/** Minimum height in px that counts as a keyboard: browser bars cover less, keyboards cover more. */
const leastKeyboard = 120;

/** Ref callback for a full-screen element: sets its height to the area above the on-screen keyboard. */
function followVisible(root: HTMLElement | null) {
  const view = window.visualViewport;
  if (!root || !view) return;
  const stop = new AbortController();

  const follow = () => {
    // Pinch zoom also shrinks the visual viewport; it is ignored.
    if (view.scale > 1.01) return;
    const covered = document.documentElement.clientHeight - view.height;
    const open = covered > leastKeyboard || (covered > 1 && isWriting());
    // iOS 26 leaves a few pixels covered after the keyboard closes: ignored when no field has the focus.
    setElementVars(root, {
      [styles.visibleTop]: open ? `${view.offsetTop}px` : '',
      [styles.visibleHeight]: open ? `${view.height}px` : '',
    });
    if (!open && root.dataset.keyboard !== undefined) window.scrollTo(0, 0);
    if (open) root.dataset.keyboard = 'open';
    else delete root.dataset.keyboard;
  };

  follow();
  view.addEventListener('resize', follow, { signal: stop.signal });
  view.addEventListener('scroll', follow, { signal: stop.signal });
  document.addEventListener('focusin', follow, { signal: stop.signal });
  document.addEventListener('focusout', follow, { signal: stop.signal });
  return () => stop.abort();
}

const isWriting = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

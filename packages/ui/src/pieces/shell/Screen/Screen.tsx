import type { MouseEvent, ReactNode } from 'react';
import { ChevronLeftIcon } from '../../../icons';
import { Badge, Heading, IconButton } from '../../../primitives';
import { reachable } from '../../../primitives/Dialog';
import { followVisible } from './followVisible';
import { type ScreenMessages, screenMessages } from './messages';
import * as styles from './Screen.css';

export type ScreenProps = {
  /** Names the page and stands in its bar. */
  title: string;
  /** Heard and not seen, where the content already shows it. */
  titleHidden?: boolean;
  /** One word after the title that says what it is. */
  badge?: string | false | undefined;
  /** `bar` only: an arrow leads there. */
  backHref?: string;
  /** Taken instead of the arrow's address, where a plain click would have followed that. */
  onBack?: (() => void) | undefined;
  /** Stands before the title, as a picture of whom it is about. */
  lead?: ReactNode;
  /** Makes a button of the lead. Needs `leadLabel`. */
  onLeadClick?: () => void;
  leadLabel?: string;
  /** At the end of the bar. */
  action?: ReactNode;
  /** A large title, a bar with the title in its middle, or nothing but the content. */
  looks?: 'large' | 'bar' | 'bare';
  /** `page` scrolls with the window; `fill` is as high as what the keyboard leaves, and its one child scrolls. */
  layout?: 'page' | 'fill';
  /** Stays at the bottom. */
  footer?: ReactNode;
  /** Leaves room for the tab bar. */
  tabBar?: boolean;
  /** A band under the bar. */
  notice?: ReactNode;
  children?: ReactNode;
  messages?: ScreenMessages;
};

/** The frame of every screen: its name, its bar, and room for what the phone lays over it. */
export function Screen({
  title,
  titleHidden = false,
  badge,
  backHref,
  onBack,
  lead,
  onLeadClick,
  leadLabel,
  action,
  looks = 'bar',
  layout = 'page',
  footer,
  tabBar = false,
  notice,
  children,
  messages: m = screenMessages,
}: ScreenProps) {
  const fills = layout === 'fill';
  const goBack = (event: MouseEvent) => {
    if (!onBack || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onBack();
  };
  const heading = (
    <Heading
      level={1}
      looks={looks === 'large' ? 'heading' : 'label'}
      visuallyHidden={titleHidden || looks === 'bare'}
      focusable
    >
      {title}
    </Heading>
  );
  const face = onLeadClick ? (
    <button type="button" className={styles.lead} aria-label={leadLabel} onClick={onLeadClick}>
      {lead}
    </button>
  ) : (
    lead
  );

  return (
    <main
      ref={fills ? followVisible : undefined}
      className={styles.root({ layout, tabBar, docked: Boolean(footer) })}
    >
      <title>{title}</title>
      <header className={styles.top({ looks })}>
        {looks === 'bare' ? (
          heading
        ) : (
          <div className={styles.bar({ looks })}>
            {looks === 'bar' && (
              <div className={styles.side}>
                {backHref !== undefined && (
                  <IconButton
                    href={backHref}
                    label={m.back}
                    icon={<ChevronLeftIcon />}
                    onClick={goBack}
                  />
                )}
              </div>
            )}
            <div className={styles.title({ looks })}>
              {face}
              {heading}
              {badge && <Badge emphasis="soft">{badge}</Badge>}
            </div>
            <div className={styles.end}>{action}</div>
          </div>
        )}
        {notice}
      </header>
      <div ref={fills ? reachable : undefined} className={styles.body({ layout, looks })}>
        {children}
      </div>
      {footer && <div className={styles.footer({ layout, tabBar })}>{footer}</div>}
    </main>
  );
}

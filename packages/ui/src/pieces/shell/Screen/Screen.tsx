import type { MouseEvent, ReactNode } from 'react';
import { ChevronLeftIcon } from '../../../icons';
import { Badge, Heading, IconButton } from '../../../primitives';
import { reachable } from '../../../primitives/Dialog/internal';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { followVisible } from './followVisible';
import { screenMessages } from './messages';
import * as styles from './Screen.css';

export type ScreenProps = {
  /** Title in the bar and name of the page. */
  title: string;
  /** Hides the title visually where the content already shows it. */
  titleHidden?: boolean;
  /** Label after the title. */
  badge?: string | false | undefined;
  /** Address of the back arrow; only for `bar`. */
  backHref?: string;
  /** Called on a plain click on the arrow instead of following `backHref`. */
  onBack?: (() => void) | undefined;
  /** Element before the title, for example an avatar. */
  lead?: ReactNode;
  /** Makes the lead a button. Needs `leadLabel`. */
  onLeadClick?: () => void;
  leadLabel?: string;
  /** Element at the end of the bar. */
  action?: ReactNode;
  /** A large title, a bar with a centred title, or the content alone. */
  header?: 'large' | 'bar' | 'bare';
  /** `page` scrolls with the window; `fill` fits the area above the keyboard, and its one child scrolls. */
  kind?: 'page' | 'fill';
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
  backHref,
  onBack,
  lead,
  onLeadClick,
  leadLabel,
  action,
  header = 'bar',
  kind = 'page',
  footer,
  tabBar = false,
  notice,
  children,
}: ScreenProps) {
  const m = useMessages('Screen', screenMessages);
  const fills = kind === 'fill';
  const goBack = (event: MouseEvent) => {
    if (!onBack || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onBack();
  };
  const heading = (
    <Heading
      level={1}
      kind={header === 'large' ? 'heading' : 'label'}
      visuallyHidden={titleHidden || header === 'bare'}
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
      className={styles.root({ kind, tabBar, docked: Boolean(footer) })}
    >
      <title>{title}</title>
      <header className={styles.top({ header })}>
        {header === 'bare' ? (
          heading
        ) : (
          <div className={styles.bar({ header })}>
            {header === 'bar' && (
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
            <div className={styles.title({ header })}>
              {face}
              {heading}
              {badge && <Badge emphasis="soft">{badge}</Badge>}
            </div>
            <div className={styles.end}>{action}</div>
          </div>
        )}
        {notice}
      </header>
      <div ref={fills ? reachable : undefined} className={styles.body({ kind, header })}>
        {children}
      </div>
      {footer && <div className={styles.footer({ kind, tabBar })}>{footer}</div>}
    </main>
  );
}

// Engine: native anchor, or the product's link through UiProvider.
import type { ComponentProps } from 'react';
import { ExternalIcon } from '../../icons';
import { visuallyHidden } from '../../styles';
import { useLinkComponent } from '../UiProvider/useLinkComponent';
import { useMessages } from '../UiProvider/useMessages';
import { textLinkMessages } from './messages';
import * as styles from './TextLink.css';

type NativeProps = Omit<
  ComponentProps<'a'>,
  'className' | 'style' | 'color' | 'href' | 'target' | 'rel'
>;

export type TextLinkProps = NativeProps & {
  href: string;
  tone?: 'accent' | 'neutral' | 'inherit' | undefined;
  /** For a link outside a sentence: bold, no underline, 44 px touch target. */
  standalone?: boolean | undefined;
  /** Opens in a new tab: an icon shows it, and screen readers announce it. */
  newTab?: boolean | undefined;
};

/** Link inside text or on its own. For the next step of a task use `Button` with `href`. */
export function TextLink({ tone, standalone, newTab = false, children, ...rest }: TextLinkProps) {
  const m = useMessages('TextLink', textLinkMessages);
  const Link = useLinkComponent();
  const className = styles.textLink({ tone, standalone });

  if (!newTab) {
    return (
      <Link {...rest} className={className}>
        {children}
      </Link>
    );
  }

  return (
    <a {...rest} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles.icon}>
        <ExternalIcon size="tiny" />
      </span>
      <span className={visuallyHidden}>{m.newTab}</span>
    </a>
  );
}

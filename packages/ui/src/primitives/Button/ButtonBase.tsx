import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { visuallyHidden } from '../../styles';
import { textLinkMessages } from '../TextLink/messages';
import { useLinkComponent } from '../UiProvider/useLinkComponent';
import { useMessages } from '../UiProvider/useMessages';

type SharedProps = {
  /** The action is running: focus and width stay, clicks are ignored. */
  pending?: boolean | undefined;
  /** Cannot be used now; stays in the tab order. */
  disabled?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

type NativeProps = Omit<
  ComponentProps<'button'>,
  keyof SharedProps | 'className' | 'style' | 'color' | 'children' | 'aria-label'
> & { href?: undefined; newTab?: undefined };

type LinkProps = {
  /** Renders a link to this address that looks like a button. */
  href: string | undefined;
  /** Opens in a new tab. Screen readers announce it; show it with an icon or in words. */
  newTab?: boolean | undefined;
};

/** What all buttons accept: attributes of a button, or of a link, which takes none of a button. */
export type PressableProps = SharedProps & (NativeProps | LinkProps);

type ButtonBaseProps = PressableProps & {
  className: string;
  'aria-label'?: string | undefined;
  children?: ReactNode;
};

/** Base of all buttons: a native button or link that never leaves the tab order. */
export function ButtonBase({
  href,
  newTab = false,
  className,
  'aria-label': label,
  pending = false,
  disabled = false,
  onClick,
  children,
  ...native
}: ButtonBaseProps) {
  const Link = useLinkComponent();
  const words = useMessages('TextLink', textLinkMessages);
  const inert = pending || disabled;

  if (href !== undefined && !inert) {
    if (newTab)
      return (
        <a
          href={href}
          className={className}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label && `${label} ${words.newTab}`}
          onClick={onClick}
        >
          {children}
          <span className={visuallyHidden}>{words.newTab}</span>
        </a>
      );
    return (
      <Link href={href} className={className} aria-label={label} onClick={onClick}>
        {children}
      </Link>
    );
  }

  return (
    <button
      type="button"
      {...native}
      className={className}
      aria-label={label}
      // Not `disabled`: the button would leave the tab order, and its explanation could not be reached.
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      onClick={inert ? swallow : onClick}
    >
      {children}
    </button>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}

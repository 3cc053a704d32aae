import type { ComponentProps, MouseEvent } from 'react';
import { visuallyHidden } from '../../styles';
import { textLinkMessages } from '../TextLink';
import { useLinkComponent } from '../UiProvider/internal';

export type ButtonBaseProps = Omit<ComponentProps<'button'>, 'style' | 'color' | 'onClick'> & {
  /** Renders a link to this address that looks like a button. */
  href?: string | undefined;
  /** With `href`: opens in a new tab. Screen readers announce it; show it with an icon or in words. */
  newTab?: boolean | undefined;
  /** The action is running: focus and width stay, clicks are ignored. */
  pending?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

/** Base of all buttons: a native button or link that never leaves the tab order. */
export function ButtonBase({
  href,
  newTab = false,
  pending = false,
  disabled = false,
  type = 'button',
  onClick,
  ref,
  children,
  ...rest
}: ButtonBaseProps) {
  const Link = useLinkComponent();
  const inert = pending || disabled;

  if (href !== undefined && !inert) {
    const { className, 'aria-label': label } = rest;
    if (newTab)
      return (
        <a
          href={href}
          className={className}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClick}
        >
          {children}
          <span className={visuallyHidden}>{textLinkMessages.newTab}</span>
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
      {...rest}
      ref={ref}
      type={type}
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

import type { ComponentProps, MouseEvent } from 'react';
import { visuallyHidden } from '../../styles';
import { textLinkMessages } from '../TextLink';
import { useLinkComponent } from '../UiProvider';

export type ButtonBaseProps = Omit<ComponentProps<'button'>, 'style' | 'color' | 'onClick'> & {
  /** Leads to another place: it looks like a button and is a link. */
  href?: string | undefined;
  /** With `href`: leaves the product. Screen readers hear it; show it with an icon or in words. */
  newTab?: boolean | undefined;
  /** Work is under way: focus and width stay, clicks are ignored. */
  pending?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

/** What every button is under its clothes: a native button, or a link, and never out of the tab order. */
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
      // Not `disabled`: an element that leaves the tab order takes its explanation with it.
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

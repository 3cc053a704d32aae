// Engine: native button or anchor. radix-ui's Slot is not needed: a link is an `href`, not a child.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner';
import { useLinkComponent } from '../UiProvider';
import { type ButtonVariants, button } from './Button.css';

type NativeProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'color' | 'onClick'>;

export type ButtonProps = NativeProps &
  ButtonVariants & {
    /** Leads to another place: it looks like a button and is a link. */
    href?: string;
    /** Decorative; the label alone names the button. */
    icon?: ReactNode;
    /** Work is under way: focus and width stay, clicks are ignored. */
    pending?: boolean;
    onClick?: (event: MouseEvent<HTMLElement>) => void;
  };

/** Starts an action, or with `href` leads to the next step. For a link inside text use `TextLink`. */
export function Button({
  tone,
  emphasis,
  size,
  fullWidth,
  href,
  icon,
  pending = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const Link = useLinkComponent();
  const inert = pending || disabled;
  const className = button({ tone, emphasis, size, fullWidth });
  const content = (
    <>
      {pending ? <Spinner size="small" /> : icon}
      {children}
    </>
  );

  if (href !== undefined && !inert) {
    return (
      <Link href={href} className={className} onClick={onClick}>
        {content}
      </Link>
    );
  }

  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={className}
      // Not `disabled`: an element that leaves the tab order takes its explanation with it.
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      onClick={inert ? swallow : onClick}
    >
      {content}
    </button>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}

// Engine: native button or anchor.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner';
import { useLinkComponent } from '../UiProvider';
import { type IconButtonVariants, iconButton } from './IconButton.css';

type NativeProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'color' | 'children' | 'aria-label' | 'onClick'
>;

export type IconButtonProps = NativeProps &
  IconButtonVariants & {
    /** Its name; the icon alone has none. */
    label: string;
    icon: ReactNode;
    /** Leads to another place. */
    href?: string;
    /** Work is under way: focus stays, clicks are ignored. */
    pending?: boolean;
    onClick?: (event: MouseEvent<HTMLElement>) => void;
  };

/** An action small enough to be a sign. Where there is room for words, use `Button`. */
export function IconButton({
  tone,
  label,
  icon,
  href,
  pending = false,
  disabled = false,
  type = 'button',
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const Link = useLinkComponent();
  const inert = pending || disabled;
  const content = pending ? <Spinner size="small" /> : icon;

  if (href !== undefined && !inert) {
    return (
      <Link href={href} className={iconButton({ tone })} aria-label={label} onClick={onClick}>
        {content}
      </Link>
    );
  }

  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={iconButton({ tone })}
      aria-label={label}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      onClick={inert ? (event) => event.preventDefault() : onClick}
    >
      {content}
    </button>
  );
}

// Engine: native button or anchor. radix-ui's Slot is not needed: a link is an `href`, not a child.
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { type ButtonVariants, button } from './Button.css';
import { ButtonBase, type PressableProps } from './ButtonBase';

export type ButtonProps = PressableProps &
  ButtonVariants & {
    children?: ReactNode;
    'aria-label'?: string | undefined;
    /** Decorative icon; the label alone names the button. */
    icon?: ReactNode;
  };

/** Starts an action, or with `href` navigates to the next step. For a link inside text use `TextLink`. */
export function Button({ tone, emphasis, size, fullWidth, icon, children, ...base }: ButtonProps) {
  return (
    <ButtonBase {...base} className={button({ tone, emphasis, size, fullWidth })}>
      {base.pending ? <Spinner size="small" /> : icon}
      {children}
    </ButtonBase>
  );
}

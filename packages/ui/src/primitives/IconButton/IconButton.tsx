// Engine: native button or anchor.
import type { ReactNode } from 'react';
import { ButtonBase, type ButtonBaseProps } from '../Button';
import { Spinner } from '../Spinner';
import { type IconButtonVariants, iconButton } from './IconButton.css';

export type IconButtonProps = Omit<ButtonBaseProps, 'className' | 'children' | 'aria-label'> &
  IconButtonVariants & {
    /** Its name; the icon alone has none. */
    label: string;
    icon: ReactNode;
  };

/** An action small enough to be a sign. Where there is room for words, use `Button`. */
export function IconButton({ tone, label, icon, ...base }: IconButtonProps) {
  return (
    <ButtonBase {...base} className={iconButton({ tone })} aria-label={label}>
      {base.pending ? <Spinner size="small" /> : icon}
    </ButtonBase>
  );
}

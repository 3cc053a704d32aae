// Engine: native button or anchor.
import type { ReactNode } from 'react';
import { ButtonBase, type PressableProps } from '../Button/ButtonBase';
import { Spinner } from '../Spinner/Spinner';
import { type IconButtonVariants, iconButton } from './IconButton.css';

export type IconButtonProps = PressableProps &
  IconButtonVariants & {
    /** Accessible name; the icon is decorative. */
    label: string;
    icon: ReactNode;
  };

/** Button with an icon only. Where there is room for text, use `Button`. */
export function IconButton({ tone, label, icon, ...base }: IconButtonProps) {
  return (
    <ButtonBase {...base} className={iconButton({ tone })} aria-label={label}>
      {base.pending ? <Spinner size="small" /> : icon}
    </ButtonBase>
  );
}

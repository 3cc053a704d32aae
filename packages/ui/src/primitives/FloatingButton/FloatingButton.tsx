// Engine: native button or anchor.
import type { ReactNode } from 'react';
import { ButtonBase, type PressableProps } from '../Button/ButtonBase';
import * as styles from './FloatingButton.css';

export type FloatingButtonProps = {
  /** Renders a link to this address. */
  href?: string | undefined;
  onClick?: PressableProps['onClick'];
  /** Accessible name; the icon is decorative. */
  label: string;
  icon: ReactNode;
  /** Badge at the corner, for example a count. */
  badge?: ReactNode;
  /** Leaves room for the tab bar. */
  tabBar?: boolean;
};

/** Main action of a screen, in reach of the thumb. The list below it needs `floatingButtonRoom`. */
export function FloatingButton({
  badge,
  tabBar = false,
  label,
  icon,
  ...base
}: FloatingButtonProps) {
  return (
    <div className={styles.place({ tabBar })}>
      <ButtonBase {...base} className={styles.button} aria-label={label}>
        {icon}
      </ButtonBase>
      {badge}
    </div>
  );
}

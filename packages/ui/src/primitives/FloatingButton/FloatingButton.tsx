// Engine: native button or anchor.
import type { ReactNode } from 'react';
import { ButtonBase, type ButtonBaseProps } from '../Button';
import * as styles from './FloatingButton.css';

export type FloatingButtonProps = Pick<ButtonBaseProps, 'href' | 'onClick'> & {
  /** Its name; the icon alone has none. */
  label: string;
  icon: ReactNode;
  /** On its corner, as a count. */
  badge?: ReactNode;
  /** Leaves room for the tab bar. */
  tabBar?: boolean;
};

/** What a screen is most for, where the thumb is. Its list ends with `floatingButtonRoom`. */
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

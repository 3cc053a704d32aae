import type { ReactNode } from 'react';
import * as styles from './CardStage.css';

type CardStageActionProps = {
  icon: ReactNode;
  label: string;
  disabled?: boolean;
  onClick: () => void;
};

export function CardStageAction({ icon, label, disabled = false, onClick }: CardStageActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <span className={styles.actionIcon}>{icon}</span>
      <span className={styles.actionLabel}>{label}</span>
    </button>
  );
}

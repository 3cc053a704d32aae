// Engine: native popover, or a native dialog where there is none. radix-ui/dropdown-menu costs about 35 kB
// (this 1.4), locks the scroll with an injected style element unless told otherwise, and its portal is inert
// inside a modal dialog.
import { type ReactNode, useId } from 'react';
import { MoreIcon, WarningIcon } from '../../icons';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import * as styles from './Menu.css';
import { useMenu } from './useMenu';

export type MenuItem = {
  id: string;
  /** Label: a verb. */
  label: string;
  icon?: ReactNode;
  /** `danger` for a destructive action; it gets a warning icon unless `icon` is set. */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
};

export type MenuProps = {
  /** Accessible name of the button and the menu. */
  label: string;
  items: readonly MenuItem[];
  onSelect: (id: string) => void;
  /** Icon of the button; three dots by default. */
  icon?: ReactNode;
  tone?: NonNullable<IconButtonProps['tone']>;
};

/** Menu with a few actions behind one button. */
export function Menu({ label, items, onSelect, icon = <MoreIcon />, tone = 'neutral' }: MenuProps) {
  const id = useId();
  const { open, used, trigger, dialog, close, bindTrigger, bindPopup, bindDialog } = useMenu(id);

  // A thread has a menu in each row: one that was never opened is only its button.
  const popup = used && (
    <div
      {...bindPopup}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={bindDialog ? styles.popup : `${styles.popup} ${styles.popover}`}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item({ tone: item.tone ?? 'neutral' })}
          aria-disabled={item.disabled || undefined}
          onClick={() => {
            if (item.disabled) return;
            // The focus returns to the button first: a dialog opened by the action can restore it there.
            close();
            onSelect(item.id);
          }}
        >
          {item.icon ?? (item.tone === 'danger' && <WarningIcon />)}
          {item.label}
        </button>
      ))}
    </div>
  );

  return (
    <>
      <IconButton
        {...bindTrigger}
        ref={trigger}
        label={label}
        icon={icon}
        tone={tone}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={used ? id : undefined}
      />
      {popup && bindDialog ? (
        <dialog {...bindDialog} ref={dialog} aria-label={label} className={styles.dialog}>
          {popup}
        </dialog>
      ) : (
        popup
      )}
    </>
  );
}

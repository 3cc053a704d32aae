import { type ElementType, useEffect, useId, useRef, useState } from 'react';
import { MoreIcon } from '../../../icons';
import { Badge } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { StaffMenuItem } from './menuItems';
import { staffPageMessages } from './messages';
import type { StaffPageProps } from './StaffPage';
import * as styles from './StaffPage.css';

type Props = {
  places: readonly { id: StaffMenuItem; Icon: ElementType; href: string; count: number }[];
  current: StaffPageProps['current'];
};

/** The last button of a phone's bar, and the places that the bar has no room for. */
export function StaffPageMenu({ places, current }: Props) {
  const m = useMessages('StaffPage', staffPageMessages);
  const Link = useLinkComponent();
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const waiting = places.reduce((sum, { count }) => sum + count, 0);
  const isHere = places.some((place) => place.id === current);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <li ref={root} className={styles.item({ in: 'bar' })}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={isHere ? 'true' : undefined}
        className={styles.place}
        onClick={() => setOpen(!open)}
      >
        <MoreIcon />
        <span className={styles.label}>{m.menu}</span>
        {waiting > 0 && (
          <span className={styles.count}>
            <Badge count={waiting} label={m.toDecide(waiting)} />
          </span>
        )}
      </button>
      {open && (
        <ul role="list" id={id} aria-label={m.menu} className={styles.menu}>
          {places.map((place) => (
            <li key={place.id}>
              <Link
                href={place.href}
                className={styles.menuPlace}
                aria-current={place.id === current ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <place.Icon />
                <span>{m[place.id]}</span>
                {place.count > 0 && <Badge count={place.count} label={m.toDecide(place.count)} />}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

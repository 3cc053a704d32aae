import { type ElementType, useEffect, useId, useRef, useState } from 'react';
import { MoreIcon } from '../../../icons';
import { Badge } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { hasMenuKey, menuMark } from '../../../shortcuts/marks';
import { type StaffMenuItem, staffMenuItems } from './menuItems';
import { staffPageMessages } from './messages';
import type { StaffPageProps } from './StaffPage';
import * as styles from './StaffPage.css';
import { useStaffFrame } from './StaffPageFrame';

type Props = Pick<StaffPageProps, 'current'>;

/** Places in the bar of a phone: on 360 px the longest name still fits one line. */
const maxInBar = 6;

/** The places of the role. On a phone those that the bar has no room for are behind its last button. */
export function StaffPageNav({ current }: Props) {
  const { hrefs, counts = {} } = useStaffFrame();
  const m = useMessages('StaffPage', staffPageMessages);
  const Link = useLinkComponent();
  const places = staffMenuItems.flatMap(({ id, Icon }) => {
    const href = hrefs[id];
    return href === undefined ? [] : [{ id, Icon, href, count: counts[id] ?? 0 }];
  });
  const overflow = places.length > maxInBar ? places.slice(maxInBar - 1) : [];
  const isRest = (id: string) => overflow.some((place) => place.id === id);
  return (
    <nav aria-label={m.nav} className={styles.nav}>
      <ul role="list" className={styles.places}>
        {places.map(({ id, Icon, href, count }) => (
          <li key={id} className={styles.item({ in: isRest(id) ? 'rail' : 'both' })}>
            <Link
              {...(hasMenuKey(id) && menuMark(id))}
              href={href}
              className={styles.place}
              aria-current={id === current ? 'page' : undefined}
            >
              <Icon />
              <span className={styles.label}>{m[id]}</span>
              {count > 0 && (
                <span className={styles.count}>
                  <Badge count={count} label={m.toDecide(count)} />
                </span>
              )}
            </Link>
          </li>
        ))}
        {overflow.length > 0 && <StaffPageMenu places={overflow} current={current} />}
      </ul>
    </nav>
  );
}

type StaffPageMenuProps = {
  places: readonly { id: StaffMenuItem; Icon: ElementType; href: string; count: number }[];
  current: StaffPageProps['current'];
};

/** The last button of a phone's bar, and the places that the bar has no room for. */
function StaffPageMenu({ places, current }: StaffPageMenuProps) {
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

import { Badge } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { hasMenuKey, menuMark } from '../../../shortcuts/internal';
import { staffMenuItems } from './menuItems';
import { staffPageMessages } from './messages';
import type { StaffPageProps } from './StaffPage';
import * as styles from './StaffPage.css';
import { StaffPageMenu } from './StaffPageMenu';
import { useStaffFrame } from './staffFrame';

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

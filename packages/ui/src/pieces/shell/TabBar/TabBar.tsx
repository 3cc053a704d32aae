import { CardIcon, HomeIcon, MessageIcon, PersonIcon, ShopIcon } from '../../../icons';
import { Badge } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tabBarMessages } from './messages';
import * as styles from './TabBar.css';

const tabs = [
  { id: 'home', Icon: HomeIcon },
  { id: 'card', Icon: CardIcon },
  { id: 'message', Icon: MessageIcon },
  { id: 'shop', Icon: ShopIcon },
  { id: 'myPage', Icon: PersonIcon },
] as const;

export type TabId = (typeof tabs)[number]['id'];

export type TabBarProps = {
  /** A tab without an address is left out. */
  hrefs: Readonly<Partial<Record<TabId, string>>>;
  current?: TabId;
  /** Number of unread messages. */
  unread?: number;
};

/** Navigation between the main screens. */
export function TabBar({ hrefs, current, unread = 0 }: TabBarProps) {
  const m = useMessages('TabBar', tabBarMessages);
  const Link = useLinkComponent();

  return (
    <nav aria-label={m.label} className={styles.root}>
      <ul role="list" className={styles.list}>
        {tabs.map(({ id, Icon }) => {
          const href = hrefs[id];
          return (
            href !== undefined && (
              <li key={id} className={styles.item}>
                <Link
                  href={href}
                  className={styles.tab}
                  aria-current={id === current ? 'page' : undefined}
                >
                  <Icon />
                  <span className={styles.name}>{m[id]}</span>
                  {id === 'message' && unread > 0 && (
                    <span className={styles.badge}>
                      <Badge count={unread} label={m.unread(unread)} />
                    </span>
                  )}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}

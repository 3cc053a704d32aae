import { CardIcon, HomeIcon, MessageIcon, PersonIcon, ShopIcon } from '../../../icons';
import { Badge } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/internal';
import { type TabBarMessages, tabBarMessages } from './messages';
import * as styles from './TabBar.css';

const tabs = [
  { id: 'home', path: 'top', Icon: HomeIcon },
  { id: 'card', path: 'card', Icon: CardIcon },
  { id: 'message', path: 'message', Icon: MessageIcon },
  { id: 'shop', path: 'shop', Icon: ShopIcon },
  { id: 'myPage', path: 'my-page', Icon: PersonIcon },
] as const;

export type TabId = (typeof tabs)[number]['id'];

export type TabBarProps = {
  /** Prefix of every address: `/u`. */
  base: string;
  /** Players have the messages tab only. */
  viewer: 'user' | 'player';
  current?: TabId;
  /** Number of unread messages. */
  unread?: number;
  messages?: TabBarMessages;
};

/** Navigation between the main screens. */
export function TabBar({
  base,
  viewer,
  current,
  unread = 0,
  messages: m = tabBarMessages,
}: TabBarProps) {
  const Link = useLinkComponent();

  return (
    <nav aria-label={m.label} className={styles.root}>
      <ul className={styles.list}>
        {tabs
          .filter(({ id }) => viewer === 'user' || id === 'message')
          .map(({ id, path, Icon }) => (
            <li key={id} className={styles.item}>
              <Link
                href={`${base}/${path}`}
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
          ))}
      </ul>
    </nav>
  );
}

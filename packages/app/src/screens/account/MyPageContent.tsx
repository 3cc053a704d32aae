import {
  ActivityRecord,
  CountStrip,
  FavoriteRecord,
  LinkList,
  MyPageParts,
  myPageMessages,
  NotificationSettings,
} from '@homestand/ui';
import type { MyPage } from '../../data/account/myPage';
import { useNotificationSettings } from '../../data/push/notifications';
import { pathTo } from '../../paths';
import { useMyPageLinks } from './useMyPageLinks';

type Props = { mine: MyPage; asOf: string | null };

/** The path of the player picker, with the current favourite selected. */
export const favoritePath = (player: MyPage['favoritePlayer'] | undefined) =>
  pathTo('players', { selectId: String(player?.id ?? 0) });

/** My page once its data has loaded. */
export function MyPageContent({ mine, asOf }: Props) {
  const { orderCount: orders, chatCount: messages, collectionCount: cards } = mine;
  const choose = favoritePath(mine.favoritePlayer);
  const links = useMyPageLinks(mine, choose);
  const notifications = useNotificationSettings();

  return (
    <MyPageParts
      counts={
        <CountStrip
          counts={{ orders, messages, cards }}
          hrefs={{
            orders: pathTo('myOrders'),
            messages: pathTo('messages'),
            cards: pathTo('cards'),
          }}
        />
      }
      pickups={{ count: mine.pickupCount, href: `${pathTo('myOrders')}?pickup=open` }}
      activity={
        <ActivityRecord
          joinedAt={mine.joinedAt}
          season={mine.season}
          messageCount={messages}
          cardCount={cards}
        />
      }
      favorite={<FavoriteRecord player={mine.favoritePlayer} chooseHref={choose} />}
      links={<LinkList label={myPageMessages.links} items={links} />}
      notifications={notifications && <NotificationSettings {...notifications} />}
      asOf={asOf}
    />
  );
}

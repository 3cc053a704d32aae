import {
  ActivityRecord,
  CountStrip,
  FavoriteRecord,
  MyPageLinks,
  MyPageParts,
  NotificationSettings,
} from '@homestand/ui';
import type { MyPage } from '../../data/account/myPage';
import { useClub } from '../../data/club/club';
import { useNotificationSettings } from '../../data/push/notifications';
import { pathTo } from '../../paths';

type Props = { mine: MyPage; asOf: string | null };

/** The path of the player picker, with the current favourite selected. */
export const favoritePath = (player: MyPage['favoritePlayer'] | undefined) =>
  pathTo('players', { selectId: String(player?.id ?? 0) });

/** My page once its data has loaded. */
export function MyPageContent({ mine, asOf }: Props) {
  const { orderCount: orders, chatCount: messages, collectionCount: cards } = mine;
  const choose = favoritePath(mine.favoritePlayer);
  const { data: club } = useClub();
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
      links={
        <MyPageLinks
          hasAddress={mine.hasAddress}
          visitCount={mine.visitCount}
          hrefs={{
            orders: pathTo('myOrders'),
            visits: pathTo('visits'),
            address: pathTo('address'),
            addressForm: pathTo('addressForm'),
            favorite: choose,
            contact: club?.supportUrl || null,
            other: pathTo('otherQuestions'),
            privacy: `${pathTo('privacy')}?from=my-page`,
          }}
        />
      }
      notifications={notifications && <NotificationSettings {...notifications} />}
      asOf={asOf}
    />
  );
}

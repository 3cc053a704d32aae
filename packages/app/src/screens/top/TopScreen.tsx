import { QueryView } from '@homestand/app-core/react/QueryView';
import {
  CardPromo,
  GroupTopics,
  PlayerCarousel,
  Screen,
  SentDialog,
  ShopPromo,
  TopPage,
  TopPageSkeleton,
  UnreadBanner,
} from '@homestand/ui';
import { useTop } from '../../data/top/top';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { ClubFooter, ClubHero } from './ClubParts';
import { TargetComposer } from './TargetComposer';
import { TopMatch } from './TopMatch';
import { useTopState } from './useTopState';

export function TopScreen() {
  const top = useTop();
  const { players, topics, sent, onSent } = useTopState(top.data);

  const writeTo = (topicId: string) => (
    <TargetComposer to={{ topicId, atTop: true }} onSent={onSent} />
  );
  const threadHrefOf = (topicId: string) => pathTo('thread', { topicId });

  return (
    <Screen title={{ screen: 'home' }} header="bare" tabBar>
      <QueryView of={top} pending={<TopPageSkeleton />}>
        {({
          favoritePlayer,
          unreadMessages,
          playerList,
          groupTopics,
          nextMatches,
          waitingPickups,
        }) => (
          <TopPage
            notice={<ConnectionBanner asOf={top.asOf} refreshing={top.refreshing} />}
            hero={<ClubHero player={favoritePlayer} />}
            unread={<UnreadBanner items={unreadMessages} hrefOf={threadHrefOf} />}
            match={<TopMatch matches={nextMatches} pickups={waitingPickups} />}
            players={
              <PlayerCarousel items={playerList} {...players}>
                <TargetComposer
                  key={players.selectedId}
                  to={{ playerId: players.selectedId ?? 0 }}
                  onSent={onSent}
                />
              </PlayerCarousel>
            }
            topics={
              <GroupTopics
                items={groupTopics}
                {...topics}
                hrefOf={threadHrefOf}
                renderComposer={writeTo}
              />
            }
            cards={
              <CardPromo scanHref={`${pathTo('cards')}?scan=open`} albumHref={pathTo('cards')} />
            }
            shop={<ShopPromo moreHref={pathTo('shop')} />}
            footer={<ClubFooter />}
          />
        )}
      </QueryView>
      <SentDialog {...sent} />
    </Screen>
  );
}

import {
  CardPromo,
  PlayerCarousel,
  Screen,
  SentDialog,
  ShopPromo,
  TopicList,
  TopPage,
  TopSkeleton,
  tabBarMessages,
  UnreadBanner,
} from '@homestand/ui';
import { useTop } from '../../data/top';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { bases, pathTo } from '../../paths';
import { ClubFooter, ClubHero } from './ClubParts';
import { TargetComposer } from './TargetComposer';
import { useTopState } from './useTopState';

export function TopScreen() {
  const top = useTop();
  const { players, topics, sent, onSent } = useTopState(top.data);

  const writeTo = (topicId: string) => <TargetComposer to={{ topicId }} onSent={onSent} />;
  const talkOf = (topicId: string) => pathTo('thread', { topicId });

  return (
    <Screen title={tabBarMessages.home} looks="bare" tabBar>
      <Async of={top} pending={<TopSkeleton />}>
        {({ favoritePlayer, unreadMessages, playerList, groupTopics }) => (
          <TopPage
            notice={<LinkNotice />}
            hero={<ClubHero player={favoritePlayer} />}
            unread={<UnreadBanner items={unreadMessages} base={bases.user} />}
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
              <TopicList items={groupTopics} {...topics} hrefOf={talkOf} renderComposer={writeTo} />
            }
            cards={
              <CardPromo scanHref={`${pathTo('cards')}?scan=open`} albumHref={pathTo('cards')} />
            }
            shop={<ShopPromo moreHref={pathTo('shop')} />}
            footer={<ClubFooter />}
          />
        )}
      </Async>
      <SentDialog {...sent} />
    </Screen>
  );
}

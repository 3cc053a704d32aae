import {
  CardPromo,
  FavoriteHero,
  LoadFailure,
  OfflineBanner,
  PlayerCarousel,
  Screen,
  SentDialog,
  ShopPromo,
  SiteFooter,
  siteFooterMessages,
  TopicList,
  TopPage,
  TopSkeleton,
  tabBarMessages,
  UnreadBanner,
} from '@homestand/ui';
import { useClub } from '../../data/club';
import { useTop } from '../../data/top';
import { bases, pathTo } from '../../paths';
import { useOffline } from '../../stores/link.store';
import { TargetComposer } from './TargetComposer';
import { useTopState } from './useTopState';

const links = (['commerce', 'privacy'] as const).map((name) => ({
  label: siteFooterMessages[name],
  href: pathTo(name),
}));

export function TopScreen() {
  const top = useTop();
  const { data: club } = useClub();
  const offline = useOffline();
  const { players, topics, sent, onSent } = useTopState(top.data);

  if (!top.data) {
    return (
      <Screen title={tabBarMessages.home} looks="bare" tabBar>
        {top.error ? (
          <LoadFailure onRetry={() => void top.mutate()} retrying={top.isValidating} />
        ) : (
          <TopSkeleton />
        )}
      </Screen>
    );
  }
  const { favoritePlayer, unreadMessages, playerList, groupTopics } = top.data;

  return (
    <Screen title={tabBarMessages.home} looks="bare" tabBar>
      <TopPage
        notice={<OfflineBanner offline={offline} />}
        hero={
          <FavoriteHero
            team={club?.team ?? ''}
            logoUrl={club?.logoUrl ?? null}
            player={favoritePlayer}
            chooseHref={pathTo('players', { selectId: 'undefined' })}
          />
        }
        unread={<UnreadBanner items={unreadMessages} base={bases.user} />}
        players={
          <PlayerCarousel items={playerList} {...players}>
            {players.selectedId !== null && (
              <TargetComposer
                key={players.selectedId}
                to={{ playerId: players.selectedId }}
                onSent={onSent}
              />
            )}
          </PlayerCarousel>
        }
        topics={
          <TopicList
            items={groupTopics}
            {...topics}
            hrefOf={(topicId) => pathTo('thread', { topicId })}
            renderComposer={(topicId) => <TargetComposer to={{ topicId }} onSent={onSent} />}
          />
        }
        cards={<CardPromo scanHref={`${pathTo('cards')}?scan=open`} albumHref={pathTo('cards')} />}
        shop={<ShopPromo moreHref={pathTo('shop')} />}
        footer={<SiteFooter slogan={club?.slogan ?? ''} team={club?.team ?? ''} links={links} />}
      />
      <SentDialog {...sent} />
    </Screen>
  );
}

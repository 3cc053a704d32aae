import { CardPromo, FavoriteHero, ShopPromo, SiteFooter, TopPage } from '@homestand/ui';

export function Top() {
  return (
    <TopPage
      hero={<FavoriteHero team="さくら" logoUrl={null} player={null} chooseHref="#players" />}
      unread={null}
      players={null}
      topics={null}
      cards={<CardPromo scanHref="#scan" albumHref="#cards" />}
      shop={<ShopPromo moreHref="#shop" />}
      footer={<SiteFooter slogan="いっしょに応援しよう。" team="さくら" hrefs={{}} />}
    />
  );
}

import { FavoriteHero, type FavoriteHeroProps, SiteFooter } from '@homestand/ui';
import { useClub } from '../../data/club/club';
import { pathTo } from '../../paths';

const hrefs = { commerce: pathTo('commerce'), privacy: pathTo('privacy') };

/** The club's name and logo, with the favourite player, above the page. */
export function ClubHero({ player }: Pick<FavoriteHeroProps, 'player'>) {
  const { data: club } = useClub();
  return (
    <FavoriteHero
      team={club?.team ?? ''}
      logoUrl={club?.logoUrl ?? null}
      player={player}
      chooseHref={pathTo('players', { selectId: 'undefined' })}
    />
  );
}

/** The footer with the club's slogan. */
export function ClubFooter() {
  const { data: club } = useClub();
  return <SiteFooter slogan={club?.slogan ?? ''} team={club?.team ?? ''} hrefs={hrefs} />;
}

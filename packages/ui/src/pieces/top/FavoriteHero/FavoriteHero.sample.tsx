import { FavoriteHero } from '@homestand/ui';

export function TopHero() {
  return (
    <FavoriteHero
      team="さくら"
      logoUrl={null}
      player={{ nameJapanese: '佐藤', nameRomaji: 'Sato', pictureUrl: '' }}
      chooseHref="#players"
    />
  );
}

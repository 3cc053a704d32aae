import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { CardAlbum, CardAlbumSkeleton, QrScannerButton, Screen } from '@homestand/ui';
import { Suspense } from 'react';
import { useCards } from '../../data/cards/cards';
import { useCardClaimCount } from '../../data/cards/codeClaims.store';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { playerCardOf } from './card.map';
import { useCardTransition } from './useCardTransition';

const CardScanner = lazyScreen(() => import('./CardScanner'), 'CardScanner');

/** The card album, with the scanner as an overlay. */
export function CardsScreen() {
  const cards = useCards();
  const waiting = useCardClaimCount();
  const scan = useOverlayParam('scan');
  const growing = useCardTransition();

  return (
    <Screen
      title={{ screen: 'cards' }}
      header="large"
      tabBar
      notice={<ConnectionBanner refreshing={cards.refreshing} />}
    >
      <QueryView of={cards} pending={<CardAlbumSkeleton />}>
        {(items) => (
          <CardAlbum
            items={items.map(playerCardOf)}
            hrefOf={(cardId) => pathTo('card', { cardId: String(cardId) })}
            waiting={waiting}
            asOf={cards.asOf}
            shared={growing.cardId}
            onOpen={growing.open}
            scanHref={`${pathTo('cards')}?scan=open`}
          />
        )}
      </QueryView>
      <QrScannerButton onClick={() => scan.open('open')} />
      {scan.opened !== null && (
        <Suspense fallback={null}>
          <CardScanner />
        </Suspense>
      )}
    </Screen>
  );
}

import { CardAlbum, CardAlbumSkeleton, cardAlbumMessages, ScanButton, Screen } from '@homestand/ui';
import { Suspense } from 'react';
import { useCards } from '../../data/cards';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { lazily } from '../../lib/lazily';
import { useOpened } from '../../lib/useOpened';
import { pathTo } from '../../paths';
import { useClaimCount } from '../../stores/claims.store';
import { useGrowingCard } from './useGrowingCard';

const CardScanner = lazily(() => import('./CardScanner'));

/** The album. The camera that reads a card's code opens over it. */
export function CardsScreen() {
  const cards = useCards();
  const waiting = useClaimCount();
  const scan = useOpened('scan');
  const growing = useGrowingCard();

  return (
    <Screen title={cardAlbumMessages.title} looks="large" tabBar notice={<LinkNotice />}>
      <Async of={cards} pending={<CardAlbumSkeleton />}>
        {(items) => (
          <CardAlbum
            items={items}
            hrefOf={(cardId) => pathTo('card', { cardId: String(cardId) })}
            waiting={waiting}
            offlineSince={cards.offlineSince}
            shared={growing.cardId}
            onOpen={growing.open}
          />
        )}
      </Async>
      <ScanButton onClick={() => scan.open('open')} />
      {scan.opened !== null && (
        <Suspense fallback={null}>
          <CardScanner />
        </Suspense>
      )}
    </Screen>
  );
}

import { useViewTransitionTarget } from '@homestand/app-core/browser/viewTransition';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { CardStage, CardStageSkeleton, cardAlbumMessages, Screen } from '@homestand/ui';
import type { SWRResponse } from 'swr';
import type { Card } from '../../data/cards/cards';
import { pathTo } from '../../paths';
import { useBackToAlbum } from './useBackToAlbum';

type Props = { of: SWRResponse<Card>; isNew?: boolean };

/** The screen of one card; a back link where the card could not be loaded. */
export function CardView({ of, isNew = false }: Props) {
  const close = useBackToAlbum();
  useViewTransitionTarget(of.data !== undefined);
  const isMissing = Boolean(of.error && !of.data);

  return (
    <Screen
      title={of.data?.nameJapanese ?? cardAlbumMessages.title}
      {...(isMissing ? { backHref: pathTo('cards') } : { header: 'bare' })}
    >
      <QueryView of={of} pending={<CardStageSkeleton />}>
        {(card) => <CardStage card={card} isNew={isNew} onClose={close} sharedName />}
      </QueryView>
    </Screen>
  );
}

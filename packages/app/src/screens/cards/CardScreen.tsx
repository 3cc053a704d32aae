import { useViewTransitionTarget } from '@homestand/app-core/browser/viewTransition';
import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { useBackNavigation } from '@homestand/app-core/react/useBackNavigation';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { CardStage, CardStageSkeleton, ContentMissing, Screen } from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import { type Card, useCard, useNewCard } from '../../data/cards/cards';
import { pathTo, useRouteParams } from '../../paths';
import { playerCardOf } from './card.map';

export function CardScreen() {
  const { cardId } = useRouteParams('card');
  return <CardView of={useCard(Number(cardId))} />;
}

/** The screen that celebrates a newly collected card. */
export function NewCardScreen() {
  const { cardId } = useRouteParams('newCard');
  return <CardView of={useNewCard(Number(cardId))} isNew />;
}

type Props = { of: SWRResponse<Card>; isNew?: boolean };

/** The screen of one card; a back link where the card could not be loaded. */
function CardView({ of, isNew = false }: Props) {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  // The scrolled album; its top when the page was opened by its address.
  const back = useBackNavigation('cards');
  const toAlbum = () => void (isCurrent() && navigate(pathTo('cards'), { replace: true }));
  useViewTransitionTarget(of.data !== undefined);
  const isGone = isNotFound(of.error);
  const isMissing = isGone || Boolean(of.error && !of.data);

  return (
    <Screen
      title={(!isGone && of.data?.nameJapanese) || { screen: 'cards' }}
      {...(isMissing ? { back: { href: pathTo('cards') } } : { header: 'bare' })}
    >
      {isGone ? (
        <ContentMissing what="card" listHref={pathTo('cards')} />
      ) : (
        <QueryView of={of} pending={<CardStageSkeleton />}>
          {(card) => (
            <CardStage
              card={playerCardOf(card)}
              isNew={isNew}
              onClose={back ?? toAlbum}
              sharedName
            />
          )}
        </QueryView>
      )}
    </Screen>
  );
}

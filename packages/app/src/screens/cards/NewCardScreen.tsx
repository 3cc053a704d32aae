import { useNewCard } from '../../data/cards/cards';
import { useRouteParams } from '../../paths';
import { CardView } from './CardView';

/** The screen that celebrates a newly collected card. */
export function NewCardScreen() {
  const { cardId } = useRouteParams('newCard');
  return <CardView of={useNewCard(Number(cardId))} isNew />;
}

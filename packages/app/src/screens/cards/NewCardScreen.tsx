import { useNewCard } from '../../data/cards/cards';
import { useRouteParams } from '../../paths';
import { CardView } from './CardView';

/** The moment a card is collected. */
export function NewCardScreen() {
  const { cardId } = useRouteParams('newCard');
  return <CardView of={useNewCard(Number(cardId))} isNew />;
}

import { useNewCard } from '../../data/cards';
import { useRouteParams } from '../../paths';
import { CardPlace } from './CardPlace';

/** The moment a card is collected. */
export function NewCardScreen() {
  const { cardId } = useRouteParams('newCard');
  return <CardPlace of={useNewCard(Number(cardId))} isNew />;
}

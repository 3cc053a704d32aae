import { useCard } from '../../data/cards';
import { useRouteParams } from '../../paths';
import { CardPlace } from './CardPlace';

/** A collected card. */
export function CardScreen() {
  const { cardId } = useRouteParams('card');
  return <CardPlace of={useCard(Number(cardId))} />;
}

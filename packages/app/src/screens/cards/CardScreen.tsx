import { useCard } from '../../data/cards/cards';
import { useRouteParams } from '../../paths';
import { CardView } from './CardView';

export function CardScreen() {
  const { cardId } = useRouteParams('card');
  return <CardView of={useCard(Number(cardId))} />;
}

import type { PlayerCard } from '@homestand/ui';
import type { Card } from '../../data/cards/cards';

/** Codes of the contract. */
const positions = ['pitcher', 'catcher', 'infielder', 'outfielder'];
const battings = ['rightRight', 'rightLeft', 'leftRight', 'leftLeft'];

/** A card in the shape of the card pieces. A code that this version does not know is null. */
export function playerCardOf(card: Card): PlayerCard {
  const { cardId, nameJapanese, nameRomaji, cardType, hasFavorited, position, batting, ...same } =
    card;
  return {
    ...same,
    id: cardId,
    name: nameJapanese,
    romaji: nameRomaji,
    kind: cardType,
    collected: hasFavorited,
    position: nameOf(position, positions),
    batting: nameOf(batting, battings),
  };
}

const nameOf = (code: number | null, names: readonly string[]) =>
  (code !== null && names[code - 1]) || null;

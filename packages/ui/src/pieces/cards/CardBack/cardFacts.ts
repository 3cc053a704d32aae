import type { PlayerCard } from '../CardFront/CardFront';
import type { CardBackMessages } from './messages';

/** Rows of the card's back. Unknown values, and codes added by later server versions, are left out. */
export function cardFacts(card: PlayerCard, m: CardBackMessages) {
  const rows: [term: string, value: string | null | undefined][] = [
    [m.position, card.position && m.positions[card.position]],
    [m.batting, card.batting && m.battings[card.batting]],
    [m.birthYear, card.birthYear && m.year(card.birthYear)],
    [m.height, card.height && m.centimetres(card.height)],
    [m.weight, card.weight && m.kilograms(card.weight)],
    [m.birthPlace, card.birthPlace.trim()],
    [m.school, card.school.trim()],
  ].map(([term, value]) => [String(term), value ? String(value) : null]);
  return rows.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

import type { components } from '@homestand/api-client/contract';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { matchFormMessages } from './messages';

/** How a card is called among those that may be chosen. */
export function useCardName() {
  const m = useMessages('MatchForm', matchFormMessages);
  return ({ jerseyNumber, name, cardType }: components['schemas']['MatchCard']) =>
    m.card(jerseyNumber, name, m.cardTypes[cardType]);
}

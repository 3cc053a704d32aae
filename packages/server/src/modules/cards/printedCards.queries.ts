import { type Club, nameOfKind } from '../../club/index.ts';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { PrintedCard } from './sheet/index.ts';
import { messages } from './sheet/messages.ts';

type CardType = Tables['cards']['cardType'];

/** The cards to print, in the order of the album. */
export async function printedCards(
  db: Queries,
  club: Club,
  { playerId, types = [] }: { playerId?: number | undefined; types?: readonly CardType[] } = {},
): Promise<PrintedCard[]> {
  const cards = await db
    .selectFrom('cards')
    .innerJoin('players', 'players.id', 'cards.playerId')
    .select(['uuid', 'cardType', 'nameJapanese', 'jerseyNumber'])
    .$if(playerId !== undefined, (rows) => rows.where('cards.playerId', '=', playerId ?? 0))
    .$if(types.length > 0, (rows) => rows.where('cardType', 'in', types))
    .orderBy('cards.playerId')
    .orderBy('cards.id')
    .execute();
  return cards.map(({ uuid, cardType, nameJapanese, jerseyNumber }) => ({
    uuid,
    title: nameJapanese,
    subtitle: messages.cardOf(jerseyNumber, nameOfKind(club, cardType)),
  }));
}

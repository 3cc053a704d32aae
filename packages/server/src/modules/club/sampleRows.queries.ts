import { samples } from '../../club/index.ts';
import { messages } from '../../club/messages.ts';
import type { Queries } from '../../db/database.ts';

/** Rows that `club init` wrote as samples and that fans can see, as sentences with the command that helps. */
export async function visibleSampleRows(db: Queries): Promise<string[]> {
  const players = await db
    .selectFrom('players')
    .select(['nameJapanese', 'jerseyNumber', 'school'])
    .where('retiredAt', 'is', null)
    .where((row) =>
      row.or([row('nameJapanese', 'in', samples.players), row('school', '=', samples.school)]),
    )
    .orderBy('id')
    .execute();
  const cards = await db
    .selectFrom('cards')
    .innerJoin('players', 'players.id', 'cards.playerId')
    .select(['uuid', 'nameJapanese'])
    .where('message', '=', samples.card)
    .where('retiredAt', 'is', null)
    .where('nameJapanese', 'not in', samples.players)
    .orderBy('cards.id')
    .execute();
  const products = await db
    .selectFrom('products')
    .select('name')
    .where('onSale', '=', true)
    .where((row) =>
      row.or([row('name', 'in', samples.goods), row('description', '=', samples.goodsHelp)]),
    )
    .orderBy('id')
    .execute();
  const { samplePlayer, sampleSchool, sampleCard, sampleProduct } = messages.publication;
  const names: readonly string[] = samples.players;
  return [
    ...players.map(({ nameJapanese, jerseyNumber }) =>
      names.includes(nameJapanese)
        ? samplePlayer(nameJapanese)
        : sampleSchool(`${jerseyNumber} ${nameJapanese}`, samples.school),
    ),
    ...cards.map(({ uuid, nameJapanese }) => sampleCard(nameJapanese, samples.card, uuid)),
    ...products.map(({ name }) => sampleProduct(name)),
  ];
}

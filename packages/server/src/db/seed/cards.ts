import type { Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import type { DemoData } from './demoData.ts';
import type { DemoFiles } from './demoFiles.ts';
import type { SeededFans } from './fans.ts';
import type { SeededPlayers } from './players.ts';

type Club = {
  demo: DemoData;
  demoFiles: DemoFiles;
  players: SeededPlayers;
  fans: SeededFans;
};

/** Adds all cards, and the first fan's collection. */
export async function addCards(
  tx: Transaction<Tables>,
  { demo, demoFiles, players, fans }: Club,
): Promise<void> {
  const { cards, collected, fans: demoFans } = demo;
  const rows = await tx
    .insertInto('cards')
    .values(
      cards.map(({ uuid, jerseyNumber, cardType, message, audio, video }) => ({
        uuid,
        playerId: players.get(jerseyNumber)?.id ?? 0,
        cardType,
        message,
        pictureFile: demoFiles.cards.get(uuid) ?? null,
        audioFile: demoFiles.sounds.get(audio ?? '') ?? null,
        videoFile: demoFiles.films.get(video ?? '') ?? null,
      })),
    )
    .returning(['id', 'uuid'])
    .execute();
  const idOf = new Map(rows.map(({ id, uuid }) => [uuid, id]));
  await tx
    .insertInto('collections')
    .values(
      collected.map(({ card, at }) => ({
        userId: fans.get(demoFans[0]?.sub ?? '') ?? '',
        cardId: idOf.get(cards[card]?.uuid ?? '') ?? 0,
        shownAt: at,
        collectedAt: at,
      })),
    )
    .execute();
}

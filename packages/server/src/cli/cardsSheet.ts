import { writeFile } from 'node:fs/promises';
import { printedCards } from '../modules/cards/index.ts';
import { makeCardSheet } from '../modules/cards/sheet/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import { fileArgument, type InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { findInRoster, rosterOf } from './roster.ts';

export async function printCardSheet(
  { db, config }: OpenClub,
  { options }: InputOf<'cards sheet'>,
  { out }: Surroundings,
): Promise<void> {
  const { player, type } = options;
  const meant = player === undefined ? undefined : findInRoster(await rosterOf(db), player);
  if (player !== undefined && !meant) throw new Refusal(messages.noSuchPlayer(player));
  const cards = await printedCards(db, config.club, { playerId: meant?.id, types: type });
  if (cards.length === 0) throw new Refusal(messages.noCards);
  const pdf = await makeCardSheet({
    cards,
    addressOf: (uuid) => `${config.cardPrefixes[0]}${uuid}`,
    clubName: config.club.name,
  });
  const file = fileArgument(options.out);
  await writeFile(file, pdf).catch((error: Error) => {
    throw new Refusal(messages.cannotWrite(file, error.message));
  });
  out(messages.sheetWritten(file, cards.length));
}

import { type CardRow, readCards } from '../../csv/index.ts';
import { columnTexts } from '../../csv/messages.ts';
import { cardByUuid, saveCard } from '../../modules/cards/index.ts';
import type { Surroundings } from '../command.ts';
import type { InputOf } from '../commandInput.ts';
import { messages } from '../messages.ts';
import { findInRoster, rosterOf } from '../roster.ts';
import { CellProblem, type ImportInto, runImport, storing } from './runImport.ts';

const columns = columnTexts.card;

export async function importCards(
  club: ImportInto,
  input: InputOf<'import cards'>,
  surroundings: Surroundings,
): Promise<void> {
  const roster = await rosterOf(club.db);
  await runImport<CardRow>(club, input, surroundings, {
    read: (bytes, options) =>
      readCards(bytes, { ...options, cardKinds: club.config.club.cardKinds }),
    async write({ tx, files }, { player, picture, audio, video, ...card }) {
      const playerId = findInRoster(roster, player)?.id;
      if (playerId === undefined)
        throw new CellProblem(columns.player.names[0], messages.noSuchPlayer(player));
      const existing = await cardByUuid(tx, card.uuid);
      if (existing && existing.playerId !== playerId)
        throw new CellProblem(columns.uuid.names[0], messages.cardOfAnother);
      const content = {
        ...card,
        playerId,
        ...(picture !== undefined && {
          pictureFile: await storing(columns.picture.names[0], () =>
            files.picture(picture, 'card'),
          ),
        }),
        ...(audio !== undefined && {
          audioFile: await storing(columns.audio.names[0], () => files.sound(audio)),
        }),
        ...(video !== undefined && {
          videoFile: await storing(columns.video.names[0], () => files.film(video)),
        }),
      };
      await saveCard(tx, existing?.id, content);
      return existing ? 'updated' : 'added';
    },
  });
}

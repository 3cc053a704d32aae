import type { components } from '@homestand/api-client/contract';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { fileAddress, fileAddressOrNull } from '../../http/fileAddresses.ts';
import { consume, refund } from '../../http/limits.ts';
import type { Services } from '../../services.ts';
import { type CardRow, cardOf, cardsOf, collect, showCode } from './cards.queries.ts';

type CardHandlers = Pick<
  Handlers,
  'listCards' | 'getCard' | 'showCard' | 'getCollectedCard' | 'collectCard'
>;

export function cardsRoutes({ db }: Services): CardHandlers {
  /** A card that this fan may see; any other is answered like one that does not exist. */
  async function found(userId: string, cardId: number, allowed: (row: CardRow) => boolean) {
    const row = await cardOf(db, userId, cardId);
    if (!row || !allowed(row)) throw notFound();
    return { card: view(row) };
  }

  return {
    listCards: async ({ session }) => ({
      list: (await cardsOf(db, session.personId)).map((row) =>
        row.collectedAt ? view(row) : closed(row),
      ),
    }),

    getCard: ({ session, path }) =>
      found(session.personId, path.cardId, ({ collectedAt }) => collectedAt !== null),

    getCollectedCard: ({ session, path }) =>
      found(session.personId, path.cardId, ({ shownAt }) => shownAt !== null),

    async showCard({ session, body }) {
      await consume(db, 'cardGuess', session.personId);
      const shown = await showCode(db, session.personId, body.cardUuid);
      if (!shown) throw notFound();
      await refund(db, 'cardGuess', session.personId);
      return { status: shown.collected, cardId: shown.cardId };
    },

    async collectCard({ session, path }) {
      if (!(await collect(db, session.personId, path.cardId))) throw notFound();
      return found(session.personId, path.cardId, () => true);
    },
  };
}

type CardView = components['schemas']['Card'];

function view(row: CardRow): CardView {
  const { id, shownAt, collectedAt, pictureFile, audioFile, videoFile, ...rest } = row;
  return {
    ...rest,
    cardId: id,
    hasFavorited: collectedAt !== null,
    pictureUrl: fileAddress(pictureFile),
    audioUrl: fileAddressOrNull(audioFile),
    videoUrl: fileAddressOrNull(videoFile),
  };
}

/** View of a card that the fan does not have. */
const closed = ({ id, cardType, jerseyNumber }: CardRow): CardView => ({
  cardId: id,
  cardType,
  jerseyNumber,
  hasFavorited: false,
  nameJapanese: '',
  nameRomaji: '',
  pictureUrl: '',
  birthYear: null,
  height: null,
  weight: null,
  birthPlace: '',
  school: '',
  position: null,
  batting: null,
  message: '',
  audioUrl: null,
  videoUrl: null,
});

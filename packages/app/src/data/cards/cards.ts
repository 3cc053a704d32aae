import { type components, schemaOf, unwrap } from '@homestand/api-client';
import { list } from '@homestand/api-client/moreSchemas';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import { sessionCache, useSessionCache } from '@homestand/app-core/http/sessionCache';
import { cachePicturesLater } from '@homestand/app-core/offline/offlineCache';
import { createOfflineCopy, useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from '../client';

export type Card = components['schemas']['Card'];

export const cardsKey = 'cards';
const cardKey = (cardId: number) => ['card', cardId] as const;
const newCardKey = (cardId: number) => ['newCard', cardId] as const;

const cardsCopy = createOfflineCopy(cardsKey, list(schemaOf('Card')));

async function loadCards(): Promise<readonly Card[]> {
  const { list } = await unwrap(client.GET('/v1/user/cards'));
  cachePicturesLater(
    list.filter((card) => card.hasFavorited).map((card) => card.pictureUrl),
    240,
  );
  return list;
}

/** The whole album; offline the offline copy and its time. */
export function useCards() {
  const cards = useSWR(cardsKey, loadCards);
  return { ...cards, ...useOfflineCopy(cards, cardsCopy, { atOnce: true }) };
}

/** One collected card; the album contains it, so it also opens offline. */
export function useCard(cardId: number) {
  const { read } = useSessionCache();
  const [cachedCard] = useState(() =>
    (read<Card[]>(cardsKey) ?? cardsCopy.read()?.value ?? []).find(
      (card) => card.cardId === cardId && card.hasFavorited,
    ),
  );
  return useSWR(
    cardKey(cardId),
    async () => (await unwrap(client.GET('/v1/user/cards/{cardId}', path(cardId)))).card,
    { onError: reportUnlessNotFound, ...(cachedCard && { fallbackData: cachedCard }) },
  );
}

/** The card of the collecting screen. If its code was only shown, the card is collected now. */
export const useNewCard = (cardId: number) =>
  useSWR(
    newCardKey(cardId),
    async () => {
      const { card } = await unwrap(client.GET('/v1/user/collections/{cardId}', path(cardId)));
      return card.hasFavorited ? card : collectCard(cardId);
    },
    {
      onError: reportUnlessNotFound,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );

/** Collects the card of a code. Repeated, it returns the same card. */
export const collectCard = async (cardId: number): Promise<Card> =>
  (await unwrap(client.POST('/v1/user/collections/{cardId}', path(cardId)))).card;

const path = (cardId: number) => ({ params: { path: { cardId } } });

/** Stores the collected card and reloads the album. */
export function saveCollectedCard(card: Card) {
  const { replace, reload } = sessionCache();
  void replace(newCardKey(card.cardId), card);
  void reload(cardsKey);
}

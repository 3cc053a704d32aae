import { type components, unwrap } from '@homestand/api-client';
import { useState } from 'react';
import useSWR from 'swr';
import { keep, keepPictures, kept } from '../lib/kept';
import { hasFields } from '../lib/storage';
import { getSession } from '../stores/session.store';
import { client } from './api';

export type MyPage = components['schemas']['MyPage'];

export const myPageKey = 'myPage';

const isFavorite = (value: unknown) =>
  value === null ||
  hasFields(value, {
    id: ['number'],
    name: ['string'],
    pictureUrl: ['string'],
    jerseyNumber: ['string'],
    since: ['string', 'null'],
    messages: ['number'],
    cards: ['number'],
    totalCards: ['number'],
  });

const isMonth = (value: unknown) =>
  hasFields(value, { month: ['string'], messages: ['number'], cards: ['number'] });

function isMyPage(value: unknown): value is MyPage {
  const known = hasFields(value, {
    orderCount: ['number'],
    chatCount: ['number'],
    collectionCount: ['number'],
    pickupCount: ['number'],
    hasAddress: ['boolean'],
    joinedAt: ['string'],
  });
  if (!known) return false;
  // What was kept by another version of the app may have another shape.
  const { favoritePlayer, myInfo, season } = value as Record<keyof MyPage, unknown>;
  return (
    isFavorite(favoritePlayer) &&
    hasFields(myInfo, { name: ['string'], pictureUrl: ['string', 'null'] }) &&
    Array.isArray(season) &&
    season.every(isMonth)
  );
}

const keptMyPage = () => kept(myPageKey, isMyPage);

export async function loadMyPage(): Promise<MyPage> {
  const askedBy = getSession()?.userId;
  const mine = await unwrap(client.GET('/v1/user/mypage'));
  keep(myPageKey, mine, askedBy);
  const { favoritePlayer } = mine;
  if (favoritePlayer) void keepPictures([favoritePlayer.pictureUrl]);
  return mine;
}

/** What my page tells of the fan; without a line as it last was, and since when. */
export function useMyPage() {
  const [last] = useState(keptMyPage);
  const page = useSWR(myPageKey, loadMyPage, last ? { fallbackData: last.value } : {});
  const offlineSince = page.error && page.data ? (keptMyPage()?.at ?? null) : null;
  return { ...page, offlineSince };
}

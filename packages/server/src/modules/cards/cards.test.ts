import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { avoidMinuteEnd } from '../../../../../tests/support/clock.ts';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';

type Card = { cardId: number; hasFavorited: boolean; nameJapanese: string };

let server: TestServer;
let fan: Fan;
beforeAll(async () => {
  server = await startServer();
  fan = await server.createFan();
});
afterAll(() => server.stop());

async function newCard() {
  const { playerId } = await server.createPlayer({
    nameJapanese: '佐伯 颯太',
    nameRomaji: 'Sota Saeki',
    position: 1,
    batting: 3,
    birthYear: 1999,
    height: 183,
    weight: 86,
    birthPlace: '神奈川県',
    school: '浜野東高校',
  });
  return { playerId, ...(await server.createCard(playerId)) };
}

const show = (who: Fan, cardUuid: string) =>
  who.call('POST', '/v1/user/card-status', { body: { cardUuid } });
const collect = (who: Fan, id: number) => who.call('POST', `/v1/user/collections/${id}`);
const lookAt = (who: Fan, id: number) => who.call('GET', `/v1/user/collections/${id}`);
const open = (who: Fan, id: number) => who.call('GET', `/v1/user/cards/${id}`);

async function album(who: Fan): Promise<Card[]> {
  return ((await who.call('GET', '/v1/user/cards')).body.data as { list: Card[] }).list;
}

test('[COBT-01] [CDET-07] a card’s code is shown, the card viewed, collected, and then open', async () => {
  const { id, uuid } = await newCard();
  expect((await show(fan, uuid)).body.data).toEqual({ status: false, cardId: id });
  expect((await lookAt(fan, id)).body.data).toMatchObject({ card: { hasFavorited: false } });
  expect((await open(fan, id)).status).toBe(404);
  expect((await collect(fan, id)).body.data).toMatchObject({ card: { hasFavorited: true } });
  expect((await open(fan, id)).body.data).toMatchObject({ card: { cardId: id } });
  expect((await show(fan, uuid)).body.data).toEqual({ status: true, cardId: id });
});

test('a code in upper case is the same code', async () => {
  const { id, uuid } = await newCard();
  expect((await show(fan, uuid.toUpperCase())).body.data).toMatchObject({ cardId: id });
});

test('[COBT-04] a card whose code this fan never showed cannot be collected by its id', async () => {
  const { id, uuid } = await newCard();
  const other = await server.createFan();
  await show(other, uuid);
  for (const ask of [collect, lookAt, open]) expect((await ask(fan, id)).status).toBe(404);
  expect((await album(fan)).find(({ cardId }) => cardId === id)).toMatchObject({
    hasFavorited: false,
  });
});

test('a card is added once, however many requests come at once', async () => {
  const { id, uuid } = await newCard();
  const collector = await server.createFan();
  await show(collector, uuid);
  const responses = await Promise.all(Array.from({ length: 5 }, () => collect(collector, id)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await collector.call('GET', '/v1/user/mypage')).body.data).toMatchObject({
    collectionCount: 1,
  });
});

test('showing a collected card’s code again does not remove it', async () => {
  const { id, uuid } = await newCard();
  await show(fan, uuid);
  await collect(fan, id);
  await show(fan, uuid);
  expect((await open(fan, id)).status).toBe(200);
});

test('[CARD-04] for a card that is not collected the album has number and type only', async () => {
  const collector = await server.createFan();
  const [mine, locked] = [await newCard(), await newCard()];
  await show(collector, mine.uuid);
  await collect(collector, mine.id);
  const cards = await album(collector);
  expect(cards.find(({ cardId }) => cardId === mine.id)).toMatchObject({
    hasFavorited: true,
    nameJapanese: '佐伯 颯太',
    position: 1,
    batting: 3,
    birthYear: 1999,
    height: 183,
    weight: 86,
    birthPlace: '神奈川県',
    school: '浜野東高校',
    message: '応援ありがとう。',
  });
  expect(cards.find(({ cardId }) => cardId === locked.id)).toEqual({
    cardId: locked.id,
    cardType: 'normal',
    jerseyNumber: expect.any(String),
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
});

test('the cards of the favourite player come first', async () => {
  const chooser = await server.createFan();
  await newCard();
  const favorite = await newCard();
  expect((await album(chooser))[0]?.cardId).not.toBe(favorite.id);
  const body = { playerCardsId: favorite.playerId };
  await chooser.call('POST', '/v1/user/favorite/player', { body });
  expect((await album(chooser))[0]?.cardId).toBe(favorite.id);
});

test('an unknown code is not found, a malformed one is refused', async () => {
  const visitor = await server.createFan();
  expect((await show(visitor, randomUUID())).status).toBe(404);
  expect((await show(visitor, 'my-card')).status).toBe(422);
});

test('after ten unknown codes a fan is stopped; valid codes do not count, and other fans are not affected', async () => {
  await avoidMinuteEnd();
  const guesser = await server.createFan();
  const { uuid } = await newCard();
  for (let turn = 0; turn < 12; turn++) expect((await show(guesser, uuid)).status).toBe(200);
  for (let turn = 0; turn < 10; turn++)
    expect((await show(guesser, randomUUID())).status).toBe(404);
  const stopped = await show(guesser, uuid);
  expect(stopped).toMatchObject({ status: 429, body: { message: messages.tooMany } });
  expect((await show(fan, uuid)).status).toBe(200);
});

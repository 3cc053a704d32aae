import { type JsonObject, objectOf, textOf } from '@homestand/server/stand-in-support';
import { type Card, isProblem, readCard } from './cards.ts';
import { missing, newId, Refused, tokenResponse } from './responses.ts';
import { dayInMilliseconds, type State } from './state.ts';

/** One-use tokens for cards, which the browser creates so that the shop never receives the card. */
export function createTokenBook(state: State, now: () => number) {
  function createToken(body: JsonObject): JsonObject {
    const card = checkedCard(body.payment_details);
    const id = `tok_${newId()}`;
    const token = { ...card, createdAt: now(), isUsed: false };
    state.tokens[id] = token;
    return tokenResponse(id, token);
  }

  function checkedCard(details: unknown): Card {
    const form = objectOf(details);
    if (form === null) throw missing('payment_details');
    if (form.type !== 'credit_card') {
      throw new Refused(422, 'invalid_payment_type', 'Only credit_card is supported here.');
    }
    const card = readCard(form, new Date(now()));
    if (isProblem(card)) throw new Refused(422, card.code, card.message, card.param);
    return card;
  }

  /** A token is used up by one payment, even if the payment then fails. */
  function takeCard(details: unknown): Card {
    const tokenId = textOf(details);
    if (tokenId === null) return checkedCard(details);
    const token = state.tokens[tokenId];
    const isFresh = token && !token.isUsed && now() - token.createdAt < dayInMilliseconds;
    if (!isFresh) throw new Refused(422, 'invalid_token', 'The token is unknown, used or expired.');
    token.isUsed = true;
    return token;
  }

  return { createToken, takeCard };
}

import { cards } from '../src/cards.ts';
import { fans } from '../src/fans.ts';
import { players } from '../src/players/index.ts';
import { cardPicture } from './card-picture.ts';
import { fanAvatar, motifOf } from './fan-avatar.ts';
import { playerWithLook } from './looks.ts';
import { avatar, portrait } from './portrait.ts';
import { scenes } from './scenes/index.ts';
import { items } from './shop/item.ts';
import { productPictures } from './shop/product-picture.ts';

const entries = <Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
  draw: (thing: Thing) => string,
) => Object.fromEntries(things.map((thing) => [keyOf(thing), draw(thing)]));

function motifFor(sub: string) {
  const motif = motifOf[sub];
  if (!motif) throw new Error(`motifOf has no entry for the fan ${sub}.`);
  return motif;
}

/** All drawings as SVG: of players by jersey number, of cards by UUID, of fans by `sub`, of products in order. */
export const drawings = {
  avatars: entries(
    players,
    ({ jerseyNumber }) => jerseyNumber,
    ({ jerseyNumber }) => avatar(playerWithLook(jerseyNumber)),
  ),
  portraits: entries(
    players,
    ({ jerseyNumber }) => jerseyNumber,
    ({ jerseyNumber }) => portrait(playerWithLook(jerseyNumber)),
  ),
  cards: entries(
    cards,
    ({ uuid }) => uuid,
    ({ jerseyNumber, cardType }) => cardPicture(playerWithLook(jerseyNumber), cardType),
  ),
  products: items.map(productPictures),
  fans: entries(
    fans,
    ({ sub }) => sub,
    ({ sub }) => fanAvatar(motifFor(sub)),
  ),
  scenes,
};

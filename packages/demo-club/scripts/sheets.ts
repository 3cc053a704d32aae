import { cards } from '../src/cards.ts';
import { cardPicture } from '../src/drawing/card-picture.ts';
import { fanAvatar } from '../src/drawing/fan-avatar.ts';
import { avatar, portrait } from '../src/drawing/portrait.ts';
import { scenes } from '../src/drawing/scenes/index.ts';
import { productPictures } from '../src/drawing/shop/product-picture.ts';
import { fans } from '../src/fans.ts';
import { playerOf, players } from '../src/players/index.ts';
import { products } from '../src/products.ts';

type Sheet = { name: string; columns: number; width: number; height: number; svgs: string[] };

export function sheets(): Sheet[] {
  return [
    {
      name: 'portraits',
      columns: 8,
      width: 210,
      height: 280,
      svgs: players.map((p) => portrait(p)),
    },
    { name: 'avatars', columns: 12, width: 80, height: 80, svgs: players.map((p) => avatar(p)) },
    {
      name: 'cards',
      columns: 8,
      width: 189,
      height: 264,
      svgs: cards.map((c) => cardPicture(playerOf(c.jerseyNumber), c.cardType)),
    },
    {
      name: 'products',
      columns: 8,
      width: 180,
      height: 180,
      svgs: products.flatMap((p) => productPictures(p.item).slice(0, 1)),
    },
    {
      name: 'products-sides',
      columns: 10,
      width: 150,
      height: 150,
      svgs: products.flatMap((p) => productPictures(p.item).slice(1)),
    },
    { name: 'scenes', columns: 5, width: 300, height: 225, svgs: Object.values(scenes) },
    {
      name: 'fans',
      columns: 12,
      width: 100,
      height: 100,
      svgs: fans.map(({ motif }) => fanAvatar(motif)),
    },
  ];
}

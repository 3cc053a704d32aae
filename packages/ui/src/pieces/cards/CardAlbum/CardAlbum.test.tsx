import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PlayerCard } from '../CardFront/CardFront';
import { CardAlbum, CardAlbumSkeleton } from './CardAlbum';

const items: PlayerCard[] = Array.from({ length: 15 }, (_, index) => ({
  id: index + 1,
  name: '真壁 悠真',
  romaji: 'Yuma Makabe',
  jerseyNumber: '7',
  pictureUrl: '',
  kind: 'normal',
  collected: index < 4,
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
}));

/** Position and size of each card. */
const places = (container: HTMLElement) =>
  [...container.querySelectorAll('[class*="CardAlbum_cardCell_"]')].map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

test.each([320, 390, 768])('cards appear where their skeletons were, %i px', async (width) => {
  await page.viewport(width, 844);
  const loading = await render(<CardAlbumSkeleton />);
  const before = places(loading.container);
  expect(before).toHaveLength(15);
  await loading.unmount();
  const { container } = await render(<CardAlbum items={items} hrefOf={(cardId) => `#${cardId}`} />);
  expect(places(container)).toEqual(before);
});

import { productPictures } from '@homestand/demo-club/drawings';
import { withClubFiles } from '../../packages/server/src/modules/club/index.ts';
import type { Fan } from './fixtures.ts';
import type { TestServer } from './server.ts';

/** Adds products with pictures of the demo club; returns the names of the pictures, in the order of the list. */
export async function addGoods({ services, db }: TestServer, count: number): Promise<string[]> {
  const files = await withClubFiles(services, ({ picture }) =>
    Promise.all(
      productPictures.slice(0, count).map(([front = '']) => picture(Buffer.from(front), 'product')),
    ),
  );
  await db
    .insertInto('products')
    .values(
      files.map((file, index) => ({
        name: `グッズ${index + 1}`,
        price: 1800,
        category: 'goods for support' as const,
        imageFiles: [file],
        place: index + 1,
      })),
    )
    .execute();
  return files;
}

/** Adds cards with a picture each to a fan's album. */
export async function addCollectedCards(
  { services, db, createCard }: TestServer,
  { playerId, fan, count }: { playerId: number; fan: Fan; count: number },
) {
  const files = await withClubFiles(services, ({ picture }) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        picture(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="63" height="88"><path fill="hsl(${index} 80% 50%)" d="M0 0h63v88H0z"/></svg>`,
          ),
          'card',
        ),
      ),
    ),
  );
  for (const pictureFile of files) {
    const { id: cardId } = await createCard(playerId, { pictureFile });
    await db
      .insertInto('collections')
      .values({ userId: fan.id, cardId, collectedAt: new Date() })
      .execute();
  }
}

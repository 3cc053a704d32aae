import { describe, expect, test } from 'vitest';
import { product as sample } from '../../testing/sampleShop';
import { type Product, withFirstPage, withNextPage, withStock } from './products.merge';

const product = (id: number, price = 1800): Product => ({ ...sample.product, id, price });

const products = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => product(from + index));

const page = (list: Product[], totalCount: number, number = 1) => ({
  list,
  totalCount,
  totalPage: Math.ceil(totalCount / 15),
  page: number,
  size: 15,
});

const idsOf = ({ items }: { items: readonly Product[] }) => items.map(({ id }) => id);

describe('[SHOP-03] the pages of a category', () => {
  test('later pages are appended, each product once', () => {
    const now = { items: products(0, 15), total: 32 };
    expect(idsOf(withNextPage(now, page(products(14, 29), 32, 2)))).toEqual(
      idsOf({ items: products(0, 29) }),
    );
  });

  test('a page without new products ends the list', () => {
    const now = { items: products(0, 15), total: 32 };
    expect(withNextPage(now, page(products(0, 15), 32, 2)).total).toBe(15);
  });

  test('on a reload page 1 is replaced and the later pages stay', () => {
    const before = { items: products(0, 30), total: 40 };
    const cheaper = products(0, 15).map(({ id }) => product(id, 900));
    const now = withFirstPage(page(cheaper, 40), before);
    expect(now.items).toHaveLength(30);
    expect(now.items[0]?.price).toBe(900);
    expect(now.items[20]?.price).toBe(1800);
  });

  test('with another order or total the list starts again with page 1', () => {
    const before = { items: products(0, 30), total: 40 };
    expect(withFirstPage(page(products(1, 16), 40), before).items).toHaveLength(15);
    expect(withFirstPage(page(products(0, 15), 39), before).items).toHaveLength(15);
  });
});

test('[STOCK-11] an event shows the stock of a product and of each option, and none that is plentiful', () => {
  const few = { state: 'few', left: 2 } as const;
  const soldOut = { state: 'sold_out', left: 0 } as const;
  const options = [
    { id: 1, label: 'M', price: 100, stock: few },
    { id: 2, label: 'L', price: 100 },
  ];
  const shirt: Product = { ...product(7), stock: few, options };
  const shown = { options: [{ id: 1 }, { id: 2, stock: soldOut }] };
  expect(withStock(shirt, shown)).toEqual({
    ...product(7),
    options: [
      { id: 1, label: 'M', price: 100 },
      { id: 2, label: 'L', price: 100, stock: soldOut },
    ],
  });
  expect(withStock(product(8), { stock: soldOut, options: [] }).stock).toEqual(soldOut);
});

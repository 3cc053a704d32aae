import { describe, expect, test } from 'vitest';
import { product as sample } from '../../testing/sampleShop';
import { type Product, withFirstPage, withNextPage } from './products.merge';

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

import { describe, expect, test } from 'vitest';
import { filtersOf, pageOf, queryOf, searchOf } from './orderFilters';

const read = (search: string) => filtersOf(new URLSearchParams(search));

describe('[ORDM-01] the filters are in the address', () => {
  test('each of them, and back', () => {
    const search =
      '?q=%E6%B5%9C%E9%87%8E&state=pending&delivery=venue&payment=at_pickup&due=at_venue&memo=written&refund=part&from=2026-11-22&to=2026-11-23&product=7';
    expect(searchOf(read(search))).toBe(search);
    expect(queryOf(read(search))).toEqual({
      query: '浜野',
      state: 'pending',
      delivery: 'venue',
      payment: 'at_pickup',
      due: 'at_venue',
      memo: 'written',
      refund: 'part',
      from: '2026-11-22',
      to: '2026-11-23',
      productId: 7,
    });
  });

  test('none leaves none', () => {
    expect(searchOf(read(''))).toBe('');
    expect(queryOf(read(''))).toEqual({});
    expect(queryOf(read('?q=%20'))).toEqual({});
  });

  test('what is no filter counts as none', () => {
    expect(
      searchOf(read('?state=lost&delivery=air&from=tomorrow&product=0x1&due=1&memo=1&refund=all')),
    ).toBe('');
  });

  test('a change of a filter leads to the first page', () => {
    expect(pageOf(new URLSearchParams('page=3'))).toBe(3);
    expect(searchOf({ state: 'pending' }, 3)).toBe('?state=pending&page=3');
    expect(searchOf({ state: 'pending' })).toBe('?state=pending');
    for (const page of ['', '0', '-1', 'x', '1e9'])
      expect(pageOf(new URLSearchParams({ page }))).toBe(1);
  });
});

import { object, string } from '@homestand/api-client/schema';
import { expect, test, vi } from 'vitest';
import { allLocal, createStoredUnder } from './storage';

const things = createStoredUnder('thing', object({ name: string }));

test.each(['', 'null', '{', '[]', '"text"', '{"name":1}', '{"other":"x"}'])(
  '[STOR-05] a broken entry is dropped: %s',
  (stored) => {
    localStorage.setItem('thing', stored);
    expect(things.read()).toBeNull();
    expect(localStorage.getItem('thing')).toBeNull();
  },
);

test('an entry is read with fields that a newer version added', () => {
  localStorage.setItem('thing', '{"name":"x","later":true}');
  expect(things.read()).toEqual({ name: 'x', later: true });
});

test('a value that is stored already is not written over what another tab is writing', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  expect([things.write({ name: 'x' }), things.write({ name: 'x' })]).toEqual([true, true]);
  expect(write).toHaveBeenCalledTimes(1);
  things.write({ name: 'y' });
  expect(things.read()).toEqual({ name: 'y' });
});

test('full or forbidden storage throws no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(allLocal.write('thing', 'x')).toBe(false);
  expect(allLocal.read('thing')).toBeNull();
});

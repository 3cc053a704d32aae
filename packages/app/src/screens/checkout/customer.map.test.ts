import { expect, test } from 'vitest';
import { filled, merged, personOf } from './customer.map';

const nothing = {
  orderForm: { name: '', email: '', phone: '' },
  shippingAddress: { postalCode: '', prefecture: '', city: '', street: '', building: '' },
};

const saved = {
  name: '浜野 さくら',
  kana: 'ハマノ サクラ',
  email: 'sakura@example.jp',
  phone: '09012345678',
  postalCode: '2310002',
  prefecture: '神奈川県',
  city: '横浜市中区',
  street: '海岸通1-2-3',
  building: '',
};

const profile = { name: 'さくら', email: 'line@example.jp' };

test('[CHK-03] a saved address fills an empty form', () => {
  expect(personOf(filled(nothing, saved, profile))).toEqual(saved);
});

test('[CHK-03] without an address, name and e-mail come from the profile', () => {
  expect(filled(nothing, null, profile)).toEqual({
    ...nothing,
    orderForm: { name: 'さくら', email: 'line@example.jp', phone: '' },
  });
  expect(filled(nothing, null, { name: 'さくら', email: null }).orderForm.email).toBe('');
});

test('[CHK-03] typed values stay, and a partly typed address is not mixed with the saved one', () => {
  const typed = merged(nothing, { name: '港 あかり', city: '札幌市' });
  expect(filled(typed, saved, profile)).toEqual({
    orderForm: { name: '港 あかり', kana: '', email: 'sakura@example.jp', phone: '09012345678' },
    shippingAddress: { ...nothing.shippingAddress, city: '札幌市' },
  });
});

test('[NAME-01] kana are filled in with the saved name only, and not again once they were removed', () => {
  const kanaOf = (customer: Parameters<typeof filled>[0]) =>
    filled(customer, saved, profile).orderForm.kana;
  const named = (name: string) => ({ ...nothing, orderForm: { ...nothing.orderForm, name } });
  expect(kanaOf(named(saved.name))).toBe('ハマノ サクラ');
  expect(kanaOf(named('港 あかり'))).toBe('');
  expect(kanaOf(merged(filled(nothing, saved, profile), { kana: '' }))).toBe('');
  expect(kanaOf(filled(nothing, null, null))).toBe('ハマノ サクラ');
});

test('a change goes to the part it belongs to', () => {
  expect(merged(nothing, { phone: '090', street: '1-2' })).toEqual({
    orderForm: { ...nothing.orderForm, kana: '', phone: '090' },
    shippingAddress: { ...nothing.shippingAddress, street: '1-2' },
  });
});

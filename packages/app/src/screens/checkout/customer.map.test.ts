import { expect, test } from 'vitest';
import { filled, merged, personOf } from './customer.map';

const nothing = {
  orderForm: { name: '', email: '', phone: '' },
  shippingAddress: { postalCode: '', prefecture: '', city: '', street: '', building: '' },
};

const saved = {
  name: '浜野 さくら',
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
    orderForm: { name: '港 あかり', email: 'sakura@example.jp', phone: '09012345678' },
    shippingAddress: { ...nothing.shippingAddress, city: '札幌市' },
  });
});

test('a change goes to the part it belongs to', () => {
  expect(merged(nothing, { phone: '090', street: '1-2' })).toEqual({
    orderForm: { ...nothing.orderForm, phone: '090' },
    shippingAddress: { ...nothing.shippingAddress, street: '1-2' },
  });
});

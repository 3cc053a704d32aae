import { expect, test } from 'vitest';
import { isOrderNumber, orderNumberIn, readOrderNumber } from './orderNumber';

test('an order number is read however it was typed', () => {
  for (const typed of ['261121-7K3MP1', '２６１１２１ー７ｋ３ｍｐｉ', '261121 7k3-mpl'])
    expect(readOrderNumber(typed)).toBe('261121-7K3MP1');
  expect(readOrderNumber('7k3 mpO')).toBe('7K3MP0');
});

test('a number is whole, or its last six characters, without letters that are mistaken', () => {
  expect(['261121-7K3MPQ', '7K3MPQ'].map(isOrderNumber)).toEqual([true, true]);
  for (const wrong of ['', '7K3MP', '261121-7K3MP', '7K3MPU', '2611217K3MPQ', '7K3MPQ '])
    expect(isOrderNumber(wrong)).toBe(false);
});

test('a number is found in an address, and not as a part of a longer word', () => {
  expect(orderNumberIn('https://a.example/261121-7k3mpq/edit')).toBe('261121-7k3mpq');
  expect(orderNumberIn('261121-7K3MPQQ')).toBeUndefined();
});

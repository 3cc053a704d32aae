import { expect, test } from 'vitest';
import { readScannedCode } from './scannedCode';

const club = {
  adminOrderUrl: 'https://hamano.example/admin/orders/{id}/edit',
  cardPrefixes: ['https://hamano.example/user/u/card-obtain/'],
};

test.each([
  ['the address in the code', 'https://hamano.example/admin/orders/261122-V1WNDC/edit'],
  ['the address in upper case', 'HTTPS://HAMANO.EXAMPLE/ADMIN/ORDERS/261122-V1WNDC/EDIT'],
  [
    'the address in full width',
    'ｈｔｔｐｓ：／／ｈａｍａｎｏ．ｅｘａｍｐｌｅ／ａｄｍｉｎ／ｏｒｄｅｒｓ／２６１１２２－ｖ１ｗｎｄｃ／ｅｄｉｔ',
  ],
  ['the number', '261122-V1WNDC'],
  ['the number in lower case', '261122-v1wndc'],
  ['the number in full width, with a space', ' ２６１１２２－Ｖ１ＷＮＤＣ'],
])('[DESK-02] %s opens the order', (_what, text) => {
  expect(readScannedCode(text, club)).toEqual({ kind: 'order', orderId: '261122-V1WNDC' });
});

test.each([
  ['otherClub', 'https://other.example/admin/orders/261122-V1WNDC/edit'],
  ['otherClub', 'https://other.example/admin/orders/42/edit'],
  ['otherClub', 'https://hamano.example.evil.example/admin/orders/261122-V1WNDC/edit'],
  ['card', 'https://hamano.example/user/u/card-obtain/1b4e28ba-2fa1-11d2-883f-0016d3cca427'],
  ['card', 'https://other.example/user/u/card-obtain/1b4e28ba-2fa1-11d2-883f-0016d3cca427'],
  ['notAnOrder', 'https://example.com/menu'],
  ['notAnOrder', '4901234567894'],
  ['notAnOrder', ''],
])('[DESK-04] a code that is %s: %s', (kind, text) => {
  expect(readScannedCode(text, club)).toEqual({ kind });
});

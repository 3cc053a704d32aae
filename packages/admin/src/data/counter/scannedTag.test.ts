import { expect, test } from 'vitest';
import { readScannedTag } from './scannedTag';

const club = {
  origin: 'https://hamano.example',
  adminOrderUrl: 'https://hamano.example/admin/orders/{id}/edit',
  cardPrefixes: ['https://hamano.example/user/u/card-obtain/'],
};

test.each([
  ['of goods sold as one', 'https://hamano.example/user/u/goods/7', null],
  ['of an option', 'https://hamano.example/user/u/goods/7?option=72', 72],
  ['in upper case', 'HTTPS://HAMANO.EXAMPLE/USER/U/GOODS/7?OPTION=72', 72],
  [
    'in full width',
    ' ｈｔｔｐｓ：／／ｈａｍａｎｏ．ｅｘａｍｐｌｅ／ｕｓｅｒ／ｕ／ｇｏｏｄｓ／７',
    null,
  ],
])('[STOCK-13] a price tag %s', (_what, text, optionId) => {
  expect(readScannedTag(text, club)).toEqual({ kind: 'goods', productId: 7, optionId });
});

test.each([
  ['otherClub', 'https://other.example/user/u/goods/7'],
  ['otherClub', 'http://hamano.example/user/u/goods/7'],
  ['otherClub', 'https://hamano.example:8443/user/u/goods/7?option=72'],
  ['otherClub', 'https://hamano.example.evil.example/user/u/goods/7'],
  ['otherClub', 'https://hamano.example@evil.example/user/u/goods/7'],
  ['otherClub', 'https://other.example/admin/orders/261122-V1WNDC/edit'],
  ['order', 'https://hamano.example/admin/orders/261122-V1WNDC/edit'],
  ['order', '261122-V1WNDC'],
  ['card', 'https://hamano.example/user/u/card-obtain/1b4e28ba-2fa1-11d2-883f-0016d3cca427'],
  ['notATag', 'https://hamano.example/user/u/goods/'],
  ['notATag', 'https://hamano.example/user/u/goods/0'],
  ['notATag', 'https://hamano.example/user/u/goods/-7'],
  ['notATag', 'https://hamano.example/user/u/goods/7.5'],
  ['notATag', 'https://hamano.example/user/u/goods/7/order'],
  ['notATag', 'https://hamano.example/user/u/goods/7?option=0'],
  ['notATag', 'https://hamano.example/user/u/goods/7?option=72&option=73'],
  ['notATag', 'https://hamano.example/user/u/goods/1234567890123456'],
  ['notATag', 'https://hamano.example//evil.example/user/u/goods/7'],
  ['notATag', 'javascript:https://hamano.example/user/u/goods/7'],
  ['notATag', '4901234567894'],
  ['notATag', ''],
])('[STOCK-13] a code that is no price tag here, %s: %s', (kind, text) => {
  expect(readScannedTag(text, club)).toEqual({ kind });
});

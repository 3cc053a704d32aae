import { NoticeText, orderTextOf } from '@homestand/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import type { Order } from '../../data/orders/orders';
import { buyerOf, checkoutOf, confirmedOrder, problemOf } from './confirm.map';

type Options = Parameters<typeof checkoutOf>;

const requestOf = (order: Options[0], buyer: Options[1], orderId: Options[2]) =>
  checkoutOf(order, buyer, orderId, orderTextOf(order.items));

const noPlace = { postalCode: '', prefecture: '', city: '', street: '', building: '' };
const place = {
  postalCode: '２３１-0002',
  prefecture: '神奈川県',
  city: '横浜市中区',
  street: '海岸通1-2-3',
  building: '',
};
const person = { name: '浜野 さくら', email: 'sakura@example.com', phone: '090-1234-5678' };

const draft = (
  customerInfo: CheckoutDraft['customerInfo'],
  deliveryMethod: CheckoutDraft['deliveryMethod'],
) => ({
  deliveryMethod,
  registerCheckboxChecked: true,
  paymentMethod: 'credit_card' as const,
  customerInfo,
  creditCardPayInfo: null,
  orderPaymentSessionId: null,
});

const cart = {
  totalPrice: 13_200,
  cartItems: [
    {
      cartItemId: 1,
      productId: 7,
      productName: 'フェイスタオル',
      imageUrls: ['/towel.webp', '/back.webp'],
      quantity: 2,
      unitPrice: 2200,
      totalPrice: 4400,
    },
    {
      cartItemId: 2,
      productId: 8,
      productName: 'ユニフォーム',
      imageUrls: [],
      quantity: 1,
      unitPrice: 8800,
      totalPrice: 8800,
    },
  ],
};
const card = { name: 'SAKURA HAMANO', number: '4111111111111111' };
const fees = { fee: 200, freeFrom: null, byPrefecture: [] };

describe('the order before it is placed', () => {
  const buyer = buyerOf(
    draft({ orderForm: person, shippingAddress: place }, 'shipping'),
    undefined,
  );
  const order = confirmedOrder(cart as never, buyer, card, fees);

  test('[CHK-05] [CHK-11] shows lines, a fee of 200 yen and the total, and four digits of the card', () => {
    expect(order).toMatchObject({
      address: place,
      card: { brand: 'visa', last4: '1111', name: 'SAKURA HAMANO' },
      items: [
        { id: 7, quantity: 2, unitPrice: 2200, pictureUrl: '/towel.webp' },
        { id: 8, quantity: 1, unitPrice: 8800, pictureUrl: null },
      ],
      shippingFee: 200,
      total: 13_400,
    });
    expect(JSON.stringify(order)).not.toContain('4111');
  });

  test('[CHK-07] [CHK-03] the request has normalized digits, and syncs the address', () => {
    expect(requestOf(order, buyer, undefined)).toEqual({
      title: 'ご注文内容',
      content: 'フェイスタオル 数量 2, ユニフォーム 数量 1',
      deliveryMethod: 'shipping',
      orderForm: { ...person, phone: '09012345678' },
      shippingAddress: { ...place, postalCode: '2310002' },
      syncAddress: 1,
      expectedTotal: 13_400,
      shippingFee: 200,
      items: [
        { product_id: 7, quantity: 2, unit_price: 2200 },
        { product_id: 8, quantity: 1, unit_price: 8800 },
      ],
    });
    expect(requestOf(order, buyer, '261121-7K3MPQ')).toMatchObject({ orderId: '261121-7K3MPQ' });
  });

  test('[CHK-07] [CHK-11] pickup has no address and no fee', () => {
    const visitor = buyerOf(
      draft({ orderForm: person, shippingAddress: place }, 'venue'),
      undefined,
    );
    const picked = confirmedOrder(cart as never, visitor, card, fees);
    expect(picked).toMatchObject({ address: null, shippingFee: 0, total: 13_200 });
    expect(requestOf(picked, visitor, undefined)).not.toHaveProperty('shippingAddress');
  });

  test('a content that is too long is cut, never inside a surrogate pair', () => {
    const name = '𠮷'.repeat(3000);
    const long = { ...order, items: order.items.map((item) => ({ ...item, name })) };
    const { content } = requestOf(long, buyer, undefined);
    expect([...content]).toHaveLength(2000);
    expect(content).not.toMatch(/\p{Surrogate}/u);
  });
});

describe('[CHK-06] missing input stops the order', () => {
  test.each([
    ['nothing is missing', person, place, 'shipping', null],
    ['no address is needed', person, noPlace, 'venue', null],
    ['no name', { ...person, name: '　' }, place, 'venue', 'お客様情報が不足しています。'],
    ['no phone', { ...person, phone: '' }, place, 'shipping', 'お客様情報が不足しています。'],
    ['no address', person, noPlace, 'shipping', 'お届け先が不足しています。'],
    ['no street', person, { ...place, street: ' ' }, 'shipping', 'お届け先が不足しています。'],
  ] as const)('%s', (_why, orderForm, shippingAddress, method, problem) => {
    const found = problemOf(buyerOf(draft({ orderForm, shippingAddress }, method), undefined));
    if (problem === null) expect(found).toBeNull();
    else expect(renderToStaticMarkup(found && <NoticeText notice={found} />)).toContain(problem);
  });
});

test('in another browser the customer comes from the order', () => {
  const complete = {
    ...person,
    ...place,
    building: null,
    deliveryMethod: 'shipping',
  } as unknown as Order;
  const blank = draft(
    { orderForm: { name: '', email: '', phone: '' }, shippingAddress: noPlace },
    'venue',
  );
  expect(buyerOf(blank, complete)).toEqual({
    deliveryMethod: 'shipping',
    registerCheckboxChecked: false,
    orderForm: person,
    shippingAddress: place,
  });
  const typed = draft(
    { orderForm: { ...person, name: '浜野 あかり' }, shippingAddress: place },
    'venue',
  );
  expect(buyerOf(typed, complete)).toMatchObject({
    deliveryMethod: 'venue',
    orderForm: { name: '浜野 あかり' },
  });
});

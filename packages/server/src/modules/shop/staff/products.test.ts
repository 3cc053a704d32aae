import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '../../../../../../tests/support/fixtures.ts';
import {
  orderForm,
  type Shop,
  startShop,
} from '../../../../../../tests/support/serverWithGateway.ts';
import { count, movesOf, stockOf, stockRowOf } from '../../../../../../tests/support/stock.ts';
import { createTerminal } from '../../../cli/terminal.testSupport.ts';

type Content = Record<string, unknown> & {
  name: string;
  pictures: { name: string; text: string }[];
};
type Stock = {
  id: number;
  onHand: number | null;
  held: number;
  sellable: number | null;
  version: number;
};
type Product = { id: number; version: number; state: string; content: Content; options: Stock[] };

let shop: Shop;
let homestand: ReturnType<typeof createTerminal>;
let manager: Staff;
let other: Staff;
beforeAll(async () => {
  shop = await startShop();
  homestand = createTerminal({ ...shop, environment: shop.gateway.environment });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  [manager, other] = [await shop.createStaff('manager'), await shop.createStaff('owner')];
});

const path = '/v1/admin/shop/products';

const content = (changes: Partial<Content> = {}): Content => ({
  name: `タオル${randomUUID()}`,
  price: 1800,
  size: '34×85cm',
  material: '綿100%',
  description: '勝利の瞬間に\n掲げるタオルです。',
  category: 'goods for support',
  pictures: [],
  externalLinkUrl: null,
  opensAt: null,
  closesAt: null,
  perPerson: null,
  deliveryPeriod: null,
  ceiling: null,
  minimum: null,
  ...changes,
});

const create = (typed: Content, key?: string) =>
  manager.call('POST', path, { body: { content: typed }, ...(key && { key }) });

async function created(changes: Partial<Content> = {}): Promise<Product> {
  const response = await create(content(changes));
  expect(response.status).toBe(200);
  return response.body.data as Product;
}

const read = async (id: number) =>
  (await manager.call('GET', `${path}/${id}`)).body.data as Product;

const put = (id: number, version: number, typed: Content, who = manager) =>
  who.call('PUT', `${path}/${id}`, { body: { version, content: typed } });

const setState = (id: number, state: string) =>
  manager.call('PUT', `${path}/${id}/state`, { body: { state } });

async function upload(colour: string): Promise<string> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: colour } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('mediaFile', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
  const response = await fetch(`${shop.origin}/api/v1/admin/shop/pictures`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${manager.token}` },
    body: form,
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { name: string } }).data.name;
}

const listed = async () =>
  ((await manager.call('GET', path)).body.data as { list: { id: number; state: string }[] }).list;

const forFan = async (id: number) =>
  (await shop.createFan()).call('GET', `/v1/user/products/${id}`);

const logOf = (staffId: string) =>
  shop.db
    .selectFrom('staffLogAsWritten')
    .select(['action', 'before', 'after', 'reason'])
    .where('staffId', '=', staffId)
    .orderBy('id')
    .execute();

async function order(productId: number, quantity: number) {
  const fan = await shop.createFan();
  const placed = await fan.call('POST', '/v1/user/orders', {
    body: { form: orderForm, items: [{ product_id: productId, quantity }] },
  });
  expect(placed.status).toBe(200);
  return (placed.body.data as { order_id: string }).order_id;
}

describe('[STOCK-01] a product', () => {
  test('is added hidden, shown to fans, hidden again and retired', async () => {
    const { id, state, options } = await created({ name: 'フェイスタオル' });
    expect([state, options]).toMatchObject([
      'hidden',
      [{ label: '', onHand: null, held: 0, sellable: null, version: 0 }],
    ]);
    expect((await forFan(id)).status).toBe(404);
    expect((await setState(id, 'on_sale')).status).toBe(200);
    expect((await forFan(id)).body.data).toMatchObject({
      product: {
        name: 'フェイスタオル',
        price: 1800,
        description: '勝利の瞬間に\n掲げるタオルです。',
      },
    });
    await setState(id, 'hidden');
    expect((await forFan(id)).status).toBe(404);
    await setState(id, 'retired');
    expect((await listed()).at(-1)).toMatchObject({ id, state: 'retired' });
    // What is retired already stays it, without another entry.
    await setState(id, 'retired');
    await setState(id, 'on_sale');
    expect((await forFan(id)).status).toBe(200);
    expect((await logOf(manager.id)).map(({ action, after }) => [action, after])).toEqual([
      ['create_product', expect.objectContaining({ productId: id, productName: 'フェイスタオル' })],
      ['change_product_state', { productId: id, productState: 'on_sale' }],
      ['change_product_state', { productId: id, productState: 'hidden' }],
      ['change_product_state', { productId: id, productState: 'retired' }],
      ['change_product_state', { productId: id, productState: 'on_sale' }],
    ]);
    expect((await setState(2_000_000_000, 'hidden')).status).toBe(404);
  });

  test('is added once, however often it is sent, and under a name of its own', async () => {
    const [typed, key] = [content(), randomUUID()];
    const [first, second] = [await create(typed, key), await create(typed, key)];
    expect(first.body).toEqual(second.body);
    expect((await create(typed)).body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'content.name' }] },
    });
    const both = await Promise.all([1, 2].map(() => create({ ...typed, name: '同時' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('is changed by one person at a time, and nobody’s change is lost', async () => {
    const { id, version, content: before } = await created();
    const cheaper = { ...before, price: 1500 };
    const saved = await put(id, version, cheaper, other);
    expect(saved.body.data).toMatchObject({ version: version + 1, content: { price: 1500 } });
    // A repeat, whose first response was lost.
    expect((await put(id, version, cheaper, other)).status).toBe(200);
    const late = await put(id, version, { ...before, size: '大' });
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringMatching(
        new RegExp(
          `^この商品は、\\d+/\\d+ \\d\\d:\\d\\dに${other.name}さんが変えました。いまの内容を確かめて`,
        ),
      ),
    ]);
    expect(await read(id)).toMatchObject({ changedBy: other.name, changedAt: expect.any(String) });
    expect((await read(id)).content).toEqual(cheaper);
    expect((await put(id, version + 1, { ...cheaper, size: '大' })).status).toBe(200);
    expect(
      (await logOf(other.id)).map(({ action, before, after }) => [action, before, after]),
    ).toEqual([['change_product', { productId: id, price: 1800 }, { productId: id, price: 1500 }]]);
  });

  test('that a command or an import changed meanwhile is not overwritten either', async () => {
    const { id, version, content: before } = await created();
    await shop.db.updateTable('products').set({ price: 900 }).where('id', '=', id).execute();
    const late = await put(id, version, { ...before, size: '大' });
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining('にほかの人が変えました。'),
    ]);
    // It is not the change of whoever has saved the version before it.
    expect(await read(id)).toMatchObject({ changedBy: null, changedAt: expect.any(String) });
    // To hide a product, to sort it and to sell it change nothing that the form has.
    await shop.db.updateTable('products').set({ place: 7 }).where('id', '=', id).execute();
    await setState(id, 'retired');
    expect((await homestand(['products', 'show', String(id)])).code).toBe(0);
    expect(await read(id)).toMatchObject({ version: version + 1, state: 'on_sale' });
  });

  test('keeps its stock when its form is saved [STOCK-12]', async () => {
    const { id, version, content: before } = await created();
    await setState(id, 'on_sale');
    await count(shop, id, 10);
    await order(id, 3);
    await put(id, version, { ...before, price: 900 });
    await setState(id, 'hidden');
    expect(await stockOf(shop, id)).toEqual({ onHand: 10, held: 3 });
    expect((await read(id)).options).toMatchObject([{ onHand: 10, held: 3, sellable: 7 }]);
  });

  test('has pictures that are made smaller, in an order, with texts', async () => {
    const [red, blue] = [await upload('red'), await upload('blue')];
    expect(await upload('red')).toBe(red);
    const file = await fetch(`${shop.origin}/api/v1/files/${red}`);
    const stored = Buffer.from(await file.arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({
      width: 800,
      height: 800,
      format: 'webp',
    });
    expect(stored.includes('secret place')).toBe(false);
    const pictures = [
      { name: red, text: '赤いタオル' },
      { name: blue, text: '' },
    ];
    const { id, version, content: typed } = await created({ pictures });
    expect(typed.pictures).toEqual(pictures);
    await setState(id, 'on_sale');
    const turned = pictures.toReversed();
    const { content: changed } = (await put(id, version, { ...typed, pictures: turned })).body
      .data as Product;
    expect(changed.pictures).toEqual(turned);
    expect((await forFan(id)).body.data).toMatchObject({
      product: {
        imageUrls: [`/api/v1/files/${blue}`, `/api/v1/files/${red}`],
        imageTexts: turned.map(({ text }) => text),
      },
    });
    // An import of the version before replaces the pictures only.
    await shop.db
      .updateTable('products')
      .set({ imageFiles: [red] })
      .where('id', '=', id)
      .execute();
    expect((await read(id)).content.pictures).toEqual([{ name: red, text: '赤いタオル' }]);
  });

  test.each([
    [{ pictures: [{ name: 'unknown.webp', text: '' }] }, 'content.pictures'],
    [{ externalLinkUrl: 'https://[' }, 'content.externalLinkUrl'],
    [{ externalLinkUrl: 'http://example.com' }, 'content.externalLinkUrl'],
    [
      { opensAt: '2026-12-01T10:00:00+09:00', closesAt: '2026-12-01T01:00:00Z' },
      'content.closesAt',
    ],
    [{ opensAt: 'tomorrow' }, 'content.opensAt'],
    [{ closesAt: '1999-12-31T00:00:00Z' }, 'content.closesAt'],
    [{ name: ' ' }, 'content.name'],
    [{ name: '\u200b' }, 'content.name'],
    [{ price: -1 }, 'content.price'],
    [{ category: 'food' }, 'content.category'],
  ])('is refused with %o', async (changes, field) => {
    expect((await create(content(changes as Partial<Content>))).body).toMatchObject({
      code: 422,
      data: { errors: [{ field, message: expect.stringMatching(/[ぁ-ん]/) }] },
    });
  });

  test('[STOCK-14] [STOCK-17] has an opening, an end and a limit, which a form that knows neither does not overwrite', async () => {
    const { id, version, content: typed } = await created();
    const times = {
      ...{ opensAt: '2026-12-01T01:00:00.000Z', closesAt: '2026-12-05T15:00:00.000Z' },
      perPerson: 2,
    };
    expect((await put(id, version, { ...typed, ...times })).status).toBe(200);
    expect(await read(id)).toMatchObject({ version: version + 1, content: times });
    expect((await logOf(manager.id)).at(-1)).toMatchObject({
      action: 'change_product',
      before: { productId: id },
      after: { productId: id, ...times },
    });
    expect((await put(id, version, { ...typed, price: 2000 }, other)).status).toBe(409);
    expect(await read(id)).toMatchObject({ content: times });
  });

  test('takes only pictures', async () => {
    const form = new FormData();
    form.append('mediaFile', new File(['text'], 'photo.jpg', { type: 'image/jpeg' }));
    const response = await fetch(`${shop.origin}/api/v1/admin/shop/pictures`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${manager.token}` },
      body: form,
    });
    expect(response.status).toBe(415);
  });
});

test('[STOCK-01] all products are sorted by one call, unless one was added meanwhile', async () => {
  const [first, second] = [await created(), await created()];
  const ids = (await listed()).map(({ id }) => id);
  const turned = ids.toReversed();
  const sort = (productIds: number[]) =>
    manager.call('PUT', '/v1/admin/shop/product-order', { body: { productIds } });
  expect((await sort(turned)).status).toBe(200);
  const after = (await listed()).map(({ id }) => id);
  expect(after.indexOf(second.id)).toBeLessThan(after.indexOf(first.id));
  await created();
  for (const wrong of [turned, [...turned, first.id], [2_000_000_000]])
    expect((await sort(wrong)).status).toBe(409);
  expect((await logOf(manager.id)).at(-2)).toMatchObject({
    action: 'sort_products',
    after: { count: ids.length },
  });
});

describe('[STOCK-04] options of a product', () => {
  type Option = { id: number | null; label: string; price: number | null };
  type WithOptions = Omit<Product, 'options'> & {
    optionsVersion: string;
    options: (Stock & { id: number; label: string; price: number | null })[];
  };
  const option = (
    label: string,
    price: number | null = null,
    id: number | null = null,
  ): Option => ({
    id,
    label,
    price,
  });
  const putList = (id: number, version: string, options: Option[], who = manager) =>
    who.call('PUT', `${path}/${id}/options`, { body: { version, options } });

  async function withSizes(): Promise<WithOptions> {
    const plain = (await created()) as unknown as WithOptions;
    const list = [option('S'), option('M', 2000)];
    const response = await putList(plain.id, plain.optionsVersion, list);
    expect(response.status).toBe(200);
    await setState(plain.id, 'on_sale');
    return response.body.data as WithOptions;
  }

  const now = async (id: number) => (await read(id)) as unknown as WithOptions;

  test('are added, renamed, priced, sorted and retired, each with its stock', async () => {
    const { id, options, optionsVersion } = await withSizes();
    expect(options).toMatchObject([
      { label: 'S', price: null, onHand: null },
      { label: 'M', price: 2000 },
    ]);
    const [small, medium] = options.map((each) => each.id);
    const counted = await manager.call('PUT', `/v1/admin/shop/options/${medium}/count`, {
      body: { count: 5, version: null },
    });
    expect(counted.status).toBe(200);
    // The two swap their names, and one is new.
    const swapped = [
      option('S', 2100, medium ?? null),
      option('M', null, small ?? null),
      option('L'),
    ];
    const changed = (await putList(id, optionsVersion, swapped)).body.data as WithOptions;
    expect(changed.options).toMatchObject([
      { id: medium, label: 'S', price: 2100, onHand: 5 },
      { id: small, label: 'M', price: null },
      { label: 'L', onHand: null },
    ]);
    expect((await forFan(id)).body.data).toMatchObject({
      product: {
        options: [{ label: 'S', price: 2100 }, { label: 'M', price: 1800 }, { label: 'L' }],
      },
    });
    // Retired, and brought back with its stock.
    const onlySmall = [option('M', null, small ?? null)];
    const retired = (await putList(id, changed.optionsVersion, onlySmall)).body.data as WithOptions;
    expect(retired.options.map(({ label }) => label)).toEqual(['M']);
    const back = await putList(id, retired.optionsVersion, [...onlySmall, option('S')]);
    expect((back.body.data as WithOptions).options[1]).toMatchObject({ id: medium, onHand: 5 });
    // Sold as one again.
    const { optionsVersion: last } = back.body.data as WithOptions;
    const plain = (await putList(id, last, [])).body.data as WithOptions;
    expect(plain.options).toMatchObject([{ label: '', onHand: null }]);
    expect(
      (await logOf(manager.id)).filter(({ action }) => action === 'change_options').at(-1),
    ).toMatchObject({
      before: { productId: id, options: 'M、S' },
      after: { productId: id, options: '' },
    });
  });

  test('are changed by one person at a time', async () => {
    const { id, options, optionsVersion } = await withSizes();
    const [small] = options.map((each) => each.id);
    const list = [option('S', null, small ?? null)];
    expect((await putList(id, optionsVersion, list, other)).status).toBe(200);
    // A repeat, whose first response was lost.
    expect((await putList(id, optionsVersion, list, other)).status).toBe(200);
    const refused = await putList(id, optionsVersion, [option('XL')]);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining(`${other.name}さんが変えました`),
    ]);
    const { options: stored, ...changed } = await now(id);
    expect(stored.map(({ label }) => label)).toEqual(['S']);
    expect(changed).toMatchObject({
      ...{ optionsChangedBy: other.name, optionsChangedAt: expect.any(String) },
    });
  });

  test('are refused with a name twice, of a retired one, or of another product', async () => {
    const { id, options, optionsVersion } = await withSizes();
    const [small, medium] = options.map((each) => each.id);
    const refused = async (version: string, list: Option[]) => {
      const { status, body } = await putList(id, version, list);
      const errors = (body.data as { errors?: { field: string }[] } | null)?.errors ?? [];
      return [status, errors.map(({ field }) => field)];
    };
    expect(await refused(optionsVersion, [option('L'), option('Ｌ')])).toEqual([
      422,
      ['options.1.label'],
    ]);
    const { optionsVersion: version } = (
      await putList(id, optionsVersion, [option('S', null, small ?? null)])
    ).body.data as WithOptions;
    expect(await refused(version, [option('M', null, small ?? null)])).toEqual([
      422,
      ['options.0.label'],
    ]);
    const others = await withSizes();
    const [foreign] = others.options.map((each) => each.id);
    expect(await refused(version, [option('S', null, foreign ?? null)])).toEqual([409, []]);
    expect(medium).toBeDefined();
  });
});

describe('[STOCK-01] the file of the goods', () => {
  const exported = async () => {
    const response = await fetch(`${shop.origin}/api/v1/admin/shop/products.csv`, {
      headers: { Authorization: `Bearer ${manager.token}` },
    });
    return response.text();
  };
  const send = (text: string, isPreview = false) =>
    manager.call('POST', '/v1/admin/shop/imports', {
      body: { file: Buffer.from(text).toString('base64'), isPreview },
    });

  test('is read as it was written, and changes nothing then', async () => {
    const { content: typed } = await created({ externalLinkUrl: 'https://example.com/a' });
    const text = await exported();
    expect(text).toContain(typed.name);
    expect((await send(text)).body.data).toEqual({ added: 0, changed: 0, problems: [] });
    expect((await logOf(manager.id)).at(-1)).toMatchObject({ action: 'export_products' });
  });

  test('adds hidden products and changes others, of which state, pictures and stock stay', async () => {
    const red = await upload('red');
    const { id, content: typed } = await created({ pictures: [{ name: red, text: '赤' }] });
    await setState(id, 'on_sale');
    await count(shop, id, 4);
    const name = `新しい${randomUUID()}`;
    const header = '商品名,価格,カテゴリー,サイズ,素材,説明,画像';
    const text = `${header}\n${typed.name},900円,ジュエリー,,,,\n${name},1200,グッズ,,,,\n`;
    const said = { added: 1, changed: 1, problems: [] };
    expect((await send(text, true)).body.data).toEqual(said);
    expect((await read(id)).content).toEqual(typed);
    expect((await send(text)).body.data).toEqual(said);
    expect(await read(id)).toMatchObject({
      state: 'on_sale',
      content: { price: 900, category: 'jewelry', pictures: [{ name: red, text: '赤' }] },
      options: [{ onHand: 4 }],
    });
    const added = (await manager.call('GET', path)).body.data as { list: { name: string }[] };
    expect(added.list.find((row) => row.name === name)).toMatchObject({ state: 'hidden' });
  });

  test('[STOCK-14] [STOCK-17] has sale and limit, which an empty cell removes and a file without the columns leaves', async () => {
    const sale = {
      ...{ opensAt: '2026-12-01T01:00:00.000Z', closesAt: '2026-12-05T15:00:00.000Z' },
      perPerson: 2,
    };
    const { id, content: typed } = await created(sale);
    const text = await exported();
    expect(text).toContain('2026-12-01 10:00');
    expect((await send(text)).body.data).toEqual({ added: 0, changed: 0, problems: [] });
    const header = '商品名,価格,カテゴリー,サイズ,素材,説明,画像';
    const row = `${typed.name},900,ジュエリー,,,,`;
    await send(`${header}\n${row}\n`);
    expect((await read(id)).content).toMatchObject({ price: 900, ...sale });
    await send(`${header},販売開始,販売終了,お一人様の上限\n${row},,2026/12/8 9:30:00,３点\n`);
    expect((await read(id)).content).toMatchObject({
      opensAt: null,
      closesAt: '2026-12-08T00:30:00.000Z',
      perPerson: 3,
    });
    await send(`${header},販売終了,お一人様の上限\n${row},,\n`);
    expect((await read(id)).content).toMatchObject({ closesAt: null, perPerson: null });
  });

  test('[STOCK-14] [STOCK-17] is refused whole, with each sale and limit that is wrong', async () => {
    const opensAt = '2026-12-01T01:00:00.000Z';
    const { id, content: typed } = await created({ opensAt });
    const header = '商品名,価格,カテゴリー,サイズ,素材,説明,画像,販売開始,販売終了,お一人様の上限';
    const goods = '900,グッズ,,,,';
    const wrong = `${header}\n新しい,${goods},2026-02-30,12/5,0\n`;
    expect((await send(wrong)).body.data).toMatchObject({
      problems: [
        '行 2「販売開始」: 「2026-02-30」は日時として読めません。2026-12-01 10:00 のように入力してください。',
        '行 2「販売終了」: 「12/5」は日時として読めません。2026-12-01 10:00 のように入力してください。',
        '行 2「お一人様の上限」: 1から999,999,999までの整数で入力してください。',
      ],
    });
    const early = `商品名,価格,カテゴリー,サイズ,素材,説明,画像,販売終了\n新しい,${goods},\n${typed.name},${goods},2026-12-01 10:00\n`;
    expect((await send(early)).body.data).toEqual({
      added: 0,
      changed: 0,
      problems: ['行 3「販売終了」: 販売開始より後の日時にしてください。'],
    });
    const made = await created({
      ...{ closesAt: '2026-12-05T15:00:00.000Z', deliveryPeriod: '2027年3月下旬' },
    });
    const endless = `商品名,価格,カテゴリー,サイズ,素材,説明,画像,販売終了\n${made.content.name},${goods},\n`;
    expect((await send(endless)).body.data).toMatchObject({
      problems: ['行 2「販売終了」: 受注生産の商品には、販売終了の日時を入れてください。'],
    });
    expect((await read(id)).content).toEqual(typed);
    expect(await exported()).not.toContain('新しい,');
  });

  test('is refused whole, with the rows that are wrong', async () => {
    const name = `新しい${randomUUID()}`;
    const header = '商品名,価格,カテゴリー,サイズ,素材,説明,画像';
    const text = `${header}\n${name},1200,グッズ,,,,\nほか,二百,グッズ,,,,photo.jpg\n`;
    const { problems } = (await send(text)).body.data as { problems: string[] };
    expect(problems).toEqual([
      expect.stringMatching(/^行 3「価格」/),
      '行 3「画像」: 空欄にしてください。画像は、商品の画面で入れます。',
    ]);
    expect((await exported()).includes(name)).toBe(false);
  });
});

describe('[STOCK-12] stock', () => {
  const options = '/v1/admin/shop/options';
  const countTo = (id: number, body: object, who = manager) =>
    who.call('PUT', `${options}/${id}/count`, { body });
  const adjust = (id: number, change: number, reason: string, key?: string) =>
    manager.call('POST', `${options}/${id}/adjustments`, {
      body: { change, reason },
      ...(key && { key }),
    });

  async function option() {
    const { id } = await created();
    await setState(id, 'on_sale');
    return stockRowOf(shop, id);
  }

  test('is counted, unless something was sold since, which is shown', async () => {
    const { productId, optionId } = await option();
    const begun = await countTo(optionId, { count: 10, version: null });
    expect(begun.body.data).toMatchObject({ onHand: 10, held: 0, sellable: 10, version: 1 });
    const orderId = await order(productId, 3);
    const late = await countTo(optionId, { count: 8, version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/数えているあいだに、在庫が動きました（いまの記録は10点）/);
    const moves = await manager.call('GET', `${options}/${optionId}/moves?since=1`);
    expect(moves.body.data).toMatchObject({
      list: [{ kind: 'hold', onHandChange: 0, heldChange: 3, orderId }],
    });
    expect((await countTo(optionId, { count: 2, version: 2 })).body).toMatchObject({
      code: 422,
      data: {
        errors: [{ field: 'count', message: '注文が3点あるため、それより少なくできません。' }],
      },
    });
    const right = await countTo(optionId, { count: 8, version: 2, reason: '2点汚れ' });
    expect(right.body.data).toMatchObject({ onHand: 8, held: 3, sellable: 5, version: 3 });
    expect(await movesOf(shop, productId)).toEqual([
      ['count', 10, 0],
      ['hold', 0, 3],
      ['count', -2, 0],
    ]);
    expect((await logOf(manager.id)).slice(2)).toMatchObject([
      {
        action: 'count_stock',
        before: { productId, onHand: null },
        after: { onHand: 10 },
        reason: null,
      },
      {
        action: 'count_stock',
        before: { onHand: 10 },
        after: { onHand: 8 },
        reason: { reason: '2点汚れ' },
      },
    ]);
  });

  test('begins to be counted by one person', async () => {
    const { optionId } = await option();
    const both = await Promise.all([
      countTo(optionId, { count: 5, version: null }),
      countTo(optionId, { count: 6, version: null }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is no longer counted', async () => {
    const { productId, optionId } = await option();
    expect((await countTo(optionId, { count: null, version: null })).status).toBe(409);
    await countTo(optionId, { count: 5, version: null });
    await order(productId, 2);
    const ended = await countTo(optionId, { count: null, version: null });
    expect(ended.body.data).toMatchObject({ onHand: null, held: 0, sellable: null });
    expect((await countTo(optionId, { count: 5, version: 1 })).status).toBe(409);
  });

  test('is changed by a number with a reason, once', async () => {
    const { productId, optionId } = await option();
    expect((await adjust(optionId, 5, '入荷')).status).toBe(409);
    await count(shop, productId, 4);
    await order(productId, 2);
    const key = randomUUID();
    const [first, second] = [
      await adjust(optionId, 5, '入荷', key),
      await adjust(optionId, 5, '入荷', key),
    ];
    expect(first.body).toEqual(second.body);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 9, held: 2 });
    for (const [change, reason, field] of [
      [-8, '破損', 'change'],
      [999_999_999, '入荷', 'change'],
      [0, '破損', 'change'],
      [1, ' ', 'reason'],
    ] as const)
      expect((await adjust(optionId, change, reason)).body).toMatchObject({
        code: 422,
        data: { errors: [{ field }] },
      });
    expect((await logOf(manager.id)).slice(2)).toMatchObject([
      { action: 'adjust_stock', after: { productId, onHand: 9 }, reason: { reason: '入荷' } },
    ]);
  });
});

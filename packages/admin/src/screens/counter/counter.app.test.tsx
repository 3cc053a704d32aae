import { formatYen, signalOf } from '@homestand/ui';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedHandOvers } from '../../data/counter/deskStorage';
import { pathTo } from '../../paths';
import { handedOverNow, handOversOf, openPickups } from '../../testing/sampleCounter';
import { deskSession, sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const heading = page.getByRole('heading', { level: 1 });
const handOverCall = 'POST /v1/admin/pickups/{orderId}/hand-over';

test('[STAFF-02] characters at the counter are no keys', async () => {
  const app = await showAdmin('/today', { session: sessions.manager });
  await page.getByRole('link', { name: '受け渡し' }).click();
  await expect.element(heading).toHaveTextContent('受け渡し');
  await userEvent.keyboard('?go');
  await app.clock.runFor(2000);
  expect(app.path()).toMatch(/^\/?$/);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('[DESK-02] [DESK-07] an order scanned while another is handed over stays open, with its way of payment', async () => {
  const [first = none(), next = none()] = openPickups.filter(({ due }) => due > 0);
  const app = await showAdmin(pathTo('counterOrder', { orderId: first.id }), {
    session: deskSession,
  });
  app.server.answer(
    'GET /v1/admin/pickups/{orderId}',
    ({ params }) => openPickups.find(({ id }) => id === params['orderId']) ?? none(),
  );
  app.server.answer('POST /v1/admin/pickups/{orderId}/hand-over', handedOverNow(first, ''));
  await app.reload();
  const release = app.server.hold('POST /v1/admin/pickups/{orderId}/hand-over');
  await page.getByRole('button', { name: /渡しました/ }).click();
  await expect
    .poll(() => app.server.requests('POST /v1/admin/pickups/{orderId}/hand-over'))
    .toHaveLength(1);

  for (const key of [...next.id, 'Enter'])
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await expect.poll(app.path).toBe(pathTo('counterOrder', { orderId: next.id }));
  const other = page.getByRole('radio', { name: 'その他' });
  await other.click({ force: true });
  release();
  await app.clock.settle();
  expect(app.path()).toBe(pathTo('counterOrder', { orderId: next.id }));
  await expect.element(other).toBeChecked();
});

test.each([
  ['2026-11-21', '11月21日（土） 対 港南の受け取りです。'],
  ['2026-11-28', '11月28日（土） 対 港南の受け取りです。今日の試合ではありませんが、渡せます。'],
])(
  '[MATCH-02] an order says for which match it is, and is handed over whichever that is: %s',
  async (day, words) => {
    const pickup = openPickups.find(({ due }) => due === 0) ?? none();
    const match = {
      matchId: 1,
      day,
      opponent: '港南',
      ground: '鶴浜スタジアム',
      state: 'planned',
    } as const;
    const app = await showAdmin(pathTo('counterOrder', { orderId: pickup.id }), {
      session: deskSession,
      answers: { 'GET /v1/admin/pickups/{orderId}': { ...pickup, match } },
    });
    app.server.answer(handOverCall, handedOverNow(pickup, ''));
    await expect.element(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: /渡しました/ }).click();
    await expect.poll(() => app.server.requests(handOverCall)).toHaveLength(1);
  },
);

/** Every result that the screen shows from now on, and every vibration, in their order. */
function noteSigns(): string[] {
  const signs: string[] = [];
  const observer = new MutationObserver(() => {
    const kind = document.querySelector<HTMLElement>('[data-result]')?.dataset['result'];
    if (kind !== undefined && signs.findLast((sign) => !sign.startsWith('vibration')) !== kind)
      signs.push(kind);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (pattern: number[]) => signs.push(`vibration ${pattern.join(' ')}`),
  });
  onTestFinished(() => {
    observer.disconnect();
    Reflect.deleteProperty(navigator, 'vibrate');
  });
  return signs;
}

const aHandOver = ['handedOver', `vibration ${signalOf('handedOver').vibration.join(' ')}`];

for (const [state, ms] of [
  ['without a delay', 0],
  ['after 150 ms', 150],
  ['after 800 ms', 800],
  ['after 4 s', 4000],
  ['without a connection', null],
] as const) {
  test(`[DESK-03] [DESK-04] a hand-over answered ${state} shows and sounds nothing but its success`, async () => {
    const [pickup = none()] = openPickups.filter(({ due }) => due > 0);
    const app = await showAdmin(pathTo('counterOrder', { orderId: pickup.id }), {
      session: deskSession,
      prepare(server) {
        let isOpen = true;
        server.answer('GET /v1/admin/pickups/{orderId}', () =>
          isOpen ? pickup : handedOverNow(pickup, deskSession.name),
        );
        server.answer('POST /v1/admin/pickups/{orderId}/hand-over', () => {
          isOpen = false;
          return handedOverNow(pickup, deskSession.name);
        });
      },
    });
    const button = page.getByRole('button', { name: /渡しました/ });
    await expect.element(button).toBeVisible();
    const signs = noteSigns();
    const release = app.server.hold('POST /v1/admin/pickups/{orderId}/hand-over');
    if (ms === null) app.server.disconnect();
    await button.click();
    await expect
      .poll(() => app.server.requests('POST /v1/admin/pickups/{orderId}/hand-over'))
      .toHaveLength(ms === null ? 0 : 1);
    const unsent = page.getByText(/まだ送っていない記録/);
    if (ms !== null && ms < 2500) await expect.element(unsent).not.toBeInTheDocument();
    await app.clock.runFor(ms ?? 3000);
    release();
    await app.clock.runFor(6000);
    await expect.element(page.getByRole('heading', { name: /渡しました/ })).toBeVisible();
    expect(signs.toSorted()).toEqual(aHandOver.toSorted());
  });
}

test('[DESK-07] what was given for an order is not taken over by the next one', async () => {
  const [first = none(), next = none()] = openPickups.filter(({ due }) => due > 0);
  await showAdmin(pathTo('counterOrder', { orderId: first.id }), {
    session: deskSession,
    prepare: (server) =>
      server.answer(
        'GET /v1/admin/pickups/{orderId}',
        ({ params }) => openPickups.find(({ id }) => id === params['orderId']) ?? none(),
      ),
  });
  const field = page.getByRole('textbox', { name: 'お預かりした額（円）' });
  await field.fill('90000');
  const change = page.getByText(/^お釣り ¥/);
  await expect.element(change).toHaveTextContent(`お釣り ${formatYen(90_000 - first.due)}`);
  scan(next.id);
  await expect
    .element(page.getByRole('button', { name: /渡しました/ }))
    .toMatchTextContent(new RegExp(formatYen(next.due)));
  await expect.element(field).toHaveValue('');
  await expect.element(change).not.toBeInTheDocument();
});

test('[DESK-06] what was not sent is listed in the order in which it was handed over', async () => {
  const [first = none(), second = none(), third = none()] = openPickups;
  const made = (key: string, { id }: typeof first, name: string, at: string) =>
    storedHandOvers.write(
      {
        ...{ key, orderId: id, name, count: 1, means: null, amount: 0, at, sent: false },
        ...{ left: true, handOverId: null, undo: null, refused: null },
      },
      key,
    );
  await showAdmin(pathTo('counter'), {
    session: deskSession,
    prepare(server) {
      made('c', first, '一番', '2026-11-21T04:10:00.000Z');
      made('a', second, '二番', '2026-11-21T04:20:00.000Z');
      made('b', third, '三番', '2026-11-21T04:30:00.000Z');
      server.fail(handOverCall, 'network');
    },
  });
  const rows = page
    .getByRole('region', { name: 'まだ送っていない受け渡し 3件' })
    .getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  const texts = rows.elements().map((row) => row.textContent ?? '');
  expect(texts.map((text) => /[一二三]番/.exec(text)?.[0])).toEqual(['一番', '二番', '三番']);
});

test('[DESK-03] an order that another desk hands over while it is open here says so', async () => {
  const [pickup = none()] = openPickups.filter(({ due }) => due > 0);
  const app = await showAdmin(pathTo('counterOrder', { orderId: pickup.id }), {
    session: deskSession,
    prepare: (server) => server.answer('GET /v1/admin/pickups/{orderId}', pickup),
  });
  const button = page.getByRole('button', { name: /渡しました/ });
  await expect.element(button).toBeVisible();
  const signs = noteSigns();
  app.server.answer('GET /v1/admin/pickups/{orderId}', handedOverNow(pickup, 'レジ9'));
  app.server.fail('POST /v1/admin/pickups/{orderId}/hand-over', { code: 409 });
  await button.click();
  await app.clock.runFor(6000);
  expect(signs).toContain('alreadyHandedOver');
  expect(signs).toContain(`vibration ${signalOf('alreadyHandedOver').vibration.join(' ')}`);
  expect(signs).not.toContain('handedOver');
});

/** Whether the whole of it is on the screen, and nothing lies over it. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isOver = middle !== null && (element.contains(middle) || middle.contains(element));
  return top >= 0 && bottom <= window.innerHeight && isOver;
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  for (const kinds of [1, 5]) {
    test(`[DESK-03] memo, money and name of ${kinds} kinds of goods stand above the button at ${width} × ${height}`, async () => {
      const [pickup = none()] = openPickups.filter(({ due }) => due > 0);
      const [item = none()] = pickup.items;
      const many = {
        ...pickup,
        memo: '貴重品。金庫から出す。お渡しの前に本人確認をお願いします。',
        items: Array.from({ length: kinds }, (_, index) => ({
          ...item,
          productId: index + 1,
          productName: `${index + 1}番目の${item.productName}`,
        })),
      };
      await showAdmin(pathTo('counterOrder', { orderId: pickup.id }), {
        session: deskSession,
        prepare: (server) => server.answer('GET /v1/admin/pickups/{orderId}', many),
      });
      await page.viewport(width, height);
      const note = page.getByRole('region', { name: 'スタッフメモ' });
      await expect.element(note).toBeVisible();
      for (const part of [
        note,
        page.getByText(/お代をいただきます/),
        page.getByText(new RegExp(`^${pickup.name} 様`)),
        page.getByRole('button', { name: /渡しました/ }),
        page.getByText(/^1番目の/),
      ])
        expect(isInSight(part.element()), part.element().textContent).toBe(true);

      const goods = page
        .getByRole('list')
        .elements()
        .find(({ children }) => children.length === kinds);
      const box = goods?.parentElement ?? none();
      // A row counts as seen with three quarters of its height.
      const isBelow = (row: DOMRect) =>
        row.bottom - box.getBoundingClientRect().bottom > row.height / 4;
      const places = () => [...(goods?.children ?? [])].map((row) => row.getBoundingClientRect());
      const saysBelow = () =>
        Number(/ほか(\d+)行/.exec(box.parentElement?.textContent ?? '')?.[1] ?? 0);
      await expect.poll(() => saysBelow() - places().filter(isBelow).length).toBe(0);
    });
  }
}

const scan = (orderId: string) => {
  for (const key of [...orderId, 'Enter'])
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

test('[DESK-03] [DESK-07] all pickups of a fan are handed over together, each once and under a key of its own', async () => {
  const [first = none(), second = none()] = openPickups.filter(({ due }) => due > 0);
  const otherIds = [second.id];
  const handedOver = new Map<string, typeof first>();
  const app = await showAdmin(pathTo('counterOrder', { orderId: first.id }), {
    session: deskSession,
    prepare(server) {
      server.answer('GET /v1/admin/pickups/{orderId}', ({ params: { orderId = '' } }) => {
        const open = orderId === first.id ? { ...first, otherIds } : second;
        return handedOver.get(orderId) ?? open;
      });
      server.answer(handOverCall, ({ params: { orderId = '' } }) => {
        const done = handedOverNow(orderId === first.id ? first : second, deskSession.name);
        handedOver.set(orderId, done);
        return done;
      });
    },
  });
  const button = page.getByRole('button', { name: /渡しました/ });
  await expect.element(button).toMatchTextContent(new RegExp(formatYen(first.due)));
  const together = page.getByRole('switch', { name: 'まとめて渡す' });
  await expect.element(together).not.toBeChecked();
  await together.click({ force: true });
  await expect.element(button).toMatchTextContent(new RegExp(formatYen(first.due + second.due)));
  const signs = noteSigns();
  // In one task: the answers may arrive while a click of the test runner is under way.
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
  await expect.element(page.getByRole('heading', { name: /渡しました/ })).toBeVisible();
  await app.clock.runFor(6000);
  expect(signs.toSorted()).toEqual(aHandOver.toSorted());

  const sent = app.server.requests(handOverCall);
  expect(sent.map(({ params }) => params['orderId']).toSorted()).toEqual(
    [first.id, second.id].toSorted(),
  );
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
  expect(sent.map(({ body }) => (body as { amount: number }).amount).toSorted()).toEqual(
    [first.due, second.due].toSorted(),
  );
});

test('[DESK-04] of two orders handed over together one is refused: its screen stops, and the other is shown after it', async () => {
  const [first = none(), second = none()] = openPickups.filter(({ due }) => due > 0);
  let isOpen = true;
  const app = await showAdmin(pathTo('counterOrder', { orderId: first.id }), {
    session: deskSession,
    prepare(server) {
      server.answer('GET /v1/admin/pickups/{orderId}', ({ params: { orderId } }) => {
        if (orderId === first.id) return { ...first, otherIds: [second.id] };
        return isOpen ? second : handedOverNow(second, 'レジ9');
      });
      server.answer(handOverCall, ({ params: { orderId } }) =>
        orderId === first.id
          ? handedOverNow(first, deskSession.name)
          : Response.json({ code: 409, message: '渡し済みです。', data: null }, { status: 409 }),
      );
    },
  });
  await page.getByRole('switch', { name: 'まとめて渡す' }).click({ force: true });
  isOpen = false;
  await page.getByRole('button', { name: /渡しました/ }).click();
  await expect.element(page.getByRole('heading', { name: '渡し済みです' })).toBeVisible();
  await expect.element(page.getByText('レジ9')).toBeVisible();
  expect(app.path()).toBe(pathTo('counterOrder', { orderId: second.id }));
  await page.getByRole('button', { name: '読み取りに戻る' }).click();
  await expect.element(page.getByRole('heading', { name: /渡しました/ })).toBeVisible();
  expect(app.server.requests(handOverCall)).toHaveLength(2);
});

test('[DESK-05] [DESK-06] a hand-over that this device takes back without a connection opens again, without an alarm', async () => {
  const [pickup = none()] = openPickups.filter(({ due }) => due > 0);
  const { server, clock } = await showAdmin(pathTo('counterOrder', { orderId: pickup.id }), {
    session: deskSession,
    prepare(starting) {
      starting.answer('GET /v1/admin/pickups/{orderId}', pickup);
      starting.answer(handOverCall, handedOverNow(pickup, deskSession.name));
    },
  });
  const button = page.getByRole('button', { name: /渡しました/ });
  await button.click();
  const undo = page.getByRole('button', { name: /元に戻す/ });
  await expect.element(undo).toBeVisible();
  server.disconnect();
  await undo.click();
  await expect.element(page.getByRole('heading', { name: '元に戻しました' })).toBeVisible();
  const signs = noteSigns();
  scan(pickup.id);
  await expect.element(button).toMatchTextContent(new RegExp(formatYen(pickup.due)));
  await clock.runFor(2000);
  expect(signs).not.toContain('alreadyHandedOver');
});

test('[DESK-04] an order that the list of the device closes keeps its name and goods on the screen', async () => {
  const [pickup = none()] = openPickups.filter(({ due }) => due > 0);
  const { server, clock } = await showAdmin(pathTo('counterOrder', { orderId: pickup.id }), {
    session: deskSession,
    prepare: (starting) => starting.answer('GET /v1/admin/pickups/{orderId}', pickup),
  });
  await expect.element(page.getByRole('button', { name: /渡しました/ })).toBeVisible();
  await clock.settle();
  const { id, state, updatedAt, totalPrice, handOver } = handedOverNow(pickup, 'レジ9');
  server.answer('GET /v1/admin/open-pickups', {
    ...{ at: updatedAt, whole: false, list: [] },
    closed: [{ id, state, updatedAt, totalPrice, handOver }],
  });
  server.answer('GET /v1/admin/hand-overs', { ...handOversOf('miura'), changedAt: updatedAt });
  await clock.runFor(6000);
  await expect.element(page.getByRole('heading', { name: '渡し済みです' })).toBeVisible();
  await expect.element(page.getByText(`${pickup.name} 様`)).toBeVisible();
  for (const { productName } of pickup.items)
    await expect.element(page.getByText(new RegExp(productName))).toBeVisible();
});

test('[DESK-03] [DESK-06] refunded goods are struck out from the list of the device, and are not handed over', async () => {
  const [pickup = none()] = openPickups.filter(({ due, items }) => due === 0 && items.length > 1);
  const [gone = none(), ...rest] = pickup.items;
  const refunded = {
    ...pickup,
    refunded: 440,
    items: [{ ...gone, refunded: gone.quantity }, ...rest],
  };
  const remainingCount = rest.reduce((sum, { quantity }) => sum + quantity, 0);
  const { server } = await showAdmin('/', {
    session: deskSession,
    prepare: (starting) =>
      starting.answer('GET /v1/admin/open-pickups', {
        ...{ at: pickup.updatedAt, whole: true, list: [refunded], closed: [] },
      }),
  });
  await expect.poll(() => server.requests('GET /v1/admin/open-pickups')).toHaveLength(1);
  server.disconnect();
  scan(pickup.id);
  await expect.element(page.getByText('返金済み。渡しません')).toBeVisible();
  const struck = page.getByText(gone.productName).element();
  expect(struck.closest('s')).not.toBeNull();
  await expect.element(page.getByText('¥440返金済み')).toBeVisible();
  await expect.element(page.getByText('支払い済み', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText(/^全部で/)).toMatchTextContent(`全部で${remainingCount}点`);
  await page.getByRole('button', { name: /渡しました/ }).click();
  await expect.element(page.getByRole('heading', { name: /渡しました/ })).toBeVisible();
  await expect.element(page.getByText(new RegExp(gone.productName))).not.toBeInTheDocument();
});

function none(): never {
  throw new Error('The sample has no such order.');
}

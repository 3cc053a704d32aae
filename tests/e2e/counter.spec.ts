import type { Staff } from '../support/fixtures.ts';
import { addOrder } from '../support/orders.ts';
import { expect, test } from './camera.ts';
import { readCode } from './readQrCode.ts';
import type { Page } from './test.ts';

const atVenue = { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;

const startButton = (page: Page) => page.getByRole('button', { name: '受け渡しを始める' });
const handOverButton = (page: Page) => page.getByRole('button', { name: /^渡しました/ });
const order = (page: Page, orderId: string) =>
  page.getByRole('region', { name: orderId, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: '番号かお名前で探す' });
const result = (page: Page) => page.locator('[data-result]');
const addressOf = (origin: string, orderId: string) => `${origin}/admin/orders/${orderId}/edit`;

async function signIn(page: Page, { loginId, password }: Staff) {
  await page.getByLabel('ログインID').fill(loginId);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

/** The keys of a scanner, in one task: those that Playwright sends are delayed by a busy machine, a scanner's are not. */
const typeLikeScanner = (page: Page, text: string) =>
  page.evaluate((keys) => {
    const target = document.activeElement ?? document.body;
    for (const key of [...keys, 'Enter'])
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, text);

test('[STAFF-01] [DESK-02] [DESK-03] [DESK-04] [DESK-05] [DESK-08] one shift: signing in, a code that is scanned, handed over and undone, a second counter that is too late, signing out @journey @gate', async ({
  server,
  openAs,
  openStaffAs,
  camera,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const [staff, second] = [await server.createStaff(), await server.createStaff()];
  const orderId = await addOrder(server, fan);
  const phone = await openAs(fan, `/u/order-details/${orderId}`);
  await phone.getByRole('button', { name: '受け取り用QRコード' }).click();
  const code = phone.getByRole('img', { name: '受け取り用QRコード' });
  await expect.poll(() => readCode(code)).toBe(addressOf(server.origin, orderId));
  camera.sees({ code: (await readCode(code)) ?? '' });
  await phone.getByRole('button', { name: '閉じる' }).click();

  // Signing in: an error at its place first.
  const page = await openStaffAs(null, '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('スタッフログイン');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await signIn(page, { ...staff, password: 'wrong' });
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText('正しくありません');
  await expect(page.getByLabel('ログインID')).toHaveValue(staff.loginId);
  await signIn(page, staff);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('受け渡し');
  await expect(page.getByText(staff.name)).toBeVisible();
  await expect(page.getByText('まだ受け渡しはありません')).toBeVisible();

  await startButton(page).click();
  await expect(page).toHaveURL(addressOf(server.origin, orderId));
  await expect(order(page, orderId)).toContainText('フェイスタオル');
  await expect(order(page, orderId)).toContainText('×2');
  await expect(order(page, orderId)).toContainText('支払い済み');
  await expect(order(page, orderId)).toContainText('浜野 さくら 様');
  await handOverButton(page).click();
  await expect(result(page)).toHaveAttribute('data-result', 'handedOver');
  await expect(page.getByText('次のQRコードを読み取れます')).toBeVisible();
  await expect(phone.getByText('受取済み')).toBeVisible();

  // The code is still in front of the camera: it does not open the order again.
  await expect(page.getByRole('button', { name: /元に戻す/ })).toContainText(/あと[1-6]秒/);
  await expect(result(page)).toHaveAttribute('data-result', 'handedOver');
  await page.getByRole('button', { name: /元に戻す/ }).click();
  await expect(result(page)).toHaveAttribute('data-result', 'undone');
  await expect(page.getByText('元に戻しました').first()).toBeVisible();
  await expect(phone.getByText('未受取')).toBeVisible();

  // The other counter has it open, too, and hears of the next hand-over only by the refusal of its own.
  const refused = Promise.withResolvers<void>();
  const other = await openStaffAs(second, `/orders/${orderId}/edit`, {
    prepare: (opened) =>
      opened.route('**/api/v1/admin/hand-overs', async (route) => {
        await refused.promise;
        await route.continue();
      }),
  });
  await expect(handOverButton(other)).toBeVisible();
  await page.goto(addressOf(server.origin, orderId));
  await handOverButton(page).click();
  await expect(result(page)).toHaveAttribute('data-result', 'handedOver');
  await handOverButton(other).click();
  await expect(result(other)).toHaveAttribute('data-result', 'alreadyHandedOver');
  refused.resolve();
  await expect(result(other)).toContainText(staff.name);
  await expect(other.getByRole('alert').filter({ hasText: '渡し済みです' })).toBeVisible();
  await other.mouse.click(195, 800);
  await expect(result(other)).toHaveAttribute('data-result', 'alreadyHandedOver');
  await other.getByRole('button', { name: '読み取りに戻る' }).click();
  await expect(other).toHaveURL(`${server.origin}/admin`);
  await expect(startButton(other)).toBeVisible();

  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('staff_session') ?? '{}') as { token: string }).token,
  );
  const ended = page.waitForResponse('**/v1/admin/logout');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('スタッフログイン');
  expect((await ended).status()).toBe(200);
  const { status } = await fetch(`${server.origin}/api/v1/admin/session`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(status).toBe(401);
  expect(consoleErrors).toEqual([]);
});

test('[DESK-05] long after the hand-over a manager undoes it with a reason on the page of the order', async ({
  server,
  openAs,
  openStaffAs,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const orderId = await addOrder(server, fan, atVenue);
  const [desk, manager] = [await server.createStaff(), await server.createStaff('manager')];
  const made = await desk.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { means: 'cash', amount: 3600 },
  });
  expect(made.status).toBe(200);
  // A minute ago.
  await server.db
    .updateTable('orderChanges')
    .set({ changedAt: new Date(Date.now() - 60_000) })
    .where('orderId', '=', orderId)
    .execute();
  const phone = await openAs(fan, `/u/order-details/${orderId}`);
  await expect(phone.getByText('受取済み')).toBeVisible();

  const page = await openStaffAs(manager, `/orders/${orderId}`);
  await expect(page.getByText(`${desk.name}が渡しました。`)).toBeVisible();
  await page.getByRole('button', { name: '元に戻す…' }).click();
  const sheet = page.getByRole('dialog', { name: '受け渡しを元に戻す' });
  await expect(sheet).toContainText('現金で受け取った ¥3,600');
  await sheet.getByRole('textbox', { name: /理由/ }).fill('別の方に渡した');
  await sheet.getByRole('button', { name: '元に戻す', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('理由: 別の方に渡した')).toBeVisible();
  await expect(page.getByRole('button', { name: '元に戻す…' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '受け渡しの画面で開く' })).toBeVisible();
  await expect(phone.getByText('未受取')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(consoleErrors).toEqual([]);
});

test('[DESK-08] the fan’s open screens show the hand-over and its undo without a reload: code, list, order', async ({
  server,
  openAs,
  openStaffAs,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const [orderId, later] = [await addOrder(server, fan), await addOrder(server, fan)];
  const list = await openAs(fan, '/u/my-order');
  const row = (id: string) => list.getByRole('listitem').filter({ hasText: id });
  await row(orderId).getByRole('button', { name: '受け取り用QRコード' }).click();
  const code = list.getByRole('dialog', { name: '受け取り用QRコード' });
  await expect(code.getByRole('img', { name: '受け取り用QRコード' })).toBeVisible();
  const details = await openAs(fan, `/u/order-details/${orderId}`, { beside: list });
  await expect(details.getByText('未受取')).toBeVisible();
  const loads: string[] = [];
  for (const screen of [list, details])
    screen.on('framenavigated', (frame) => loads.push(frame.url()));

  const page = await openStaffAs(await server.createStaff(), `/orders/${orderId}/edit`);
  await handOverButton(page).click();
  await expect(code.getByText('お受け取りありがとうございました')).toBeVisible();
  await expect(details.getByText('受取済み')).toBeVisible();

  await page.getByRole('button', { name: /元に戻す/ }).click();
  await expect(code.getByRole('img', { name: '受け取り用QRコード' })).toBeVisible();
  await expect(details.getByText('未受取')).toBeVisible();

  await page.goto(addressOf(server.origin, orderId));
  await handOverButton(page).click();
  await expect(code.getByText('お受け取りありがとうございました')).toBeVisible();
  expect(loads).toEqual([]);
  await code.getByRole('button', { name: '閉じる' }).click();
  await expect(row(orderId)).toContainText('受取済み');
  await expect(row(later)).toContainText('未受取');
  // The strip of codes holds what still waits.
  await expect(list.getByText('受け取り待ちが1件あります')).toBeVisible();
  await list.getByRole('button', { name: 'QRコードを表示' }).click();
  const strip = list.getByRole('dialog', { name: '受け取り用QRコード' }).filter({ hasText: later });
  await expect(strip).toBeVisible();
  await expect(strip).not.toContainText(orderId);
  expect(consoleErrors).toEqual([]);
});

test('[DESK-03] [DESK-07] an order to be paid at the venue notes the amount and the means', async ({
  server,
  openStaffAs,
}) => {
  const orderId = await addOrder(server, await server.createFan(), atVenue);
  const page = await openStaffAs(await server.createStaff(), `/orders/${orderId}/edit`);
  await expect(order(page, orderId)).toContainText('会場払い');
  await expect(order(page, orderId)).toContainText('¥3,600');
  await page.getByText('その他').click();
  await expect(handOverButton(page)).toContainText('¥3,600 を受け取りました');
  await handOverButton(page).click();
  await expect(page.getByText('その他 ¥3,600 を記録しました')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/admin`);
  const counts = page.getByRole('progressbar', { name: '渡した注文' });
  await expect(counts).toHaveAttribute('aria-valuetext', /のうち[1-9]/);
});

test('[DESK-02] [DESK-04] a scanner that types opens orders wherever the focus is, and hands none over', async ({
  server,
  openStaffAs,
}) => {
  const fan = await server.createFan();
  const first = await addOrder(server, fan);
  const second = await addOrder(server, fan);
  const gone = await addOrder(server, fan, { deliveryStatus: 'canceled' });
  const page = await openStaffAs(await server.createStaff(), '');
  await search(page).fill('K7');
  await search(page).focus();
  await typeLikeScanner(page, addressOf(server.origin, first));
  await expect(order(page, first)).toBeVisible();
  await handOverButton(page).focus();
  await typeLikeScanner(page, second);
  await expect(order(page, second)).toBeVisible();
  await typeLikeScanner(page, addressOf(server.origin, gone));
  await expect(result(page)).toHaveAttribute('data-result', 'canceled');
  await typeLikeScanner(page, `https://other.example/admin/orders/${first}/edit`);
  await expect(result(page)).toHaveAttribute('data-result', 'otherClub');
  await typeLikeScanner(page, `${server.origin}/user/u/card-obtain/1b4e28ba-2fa1-11d2-883f-1`);
  await expect(result(page)).toHaveAttribute('data-result', 'card');
  await typeLikeScanner(page, '000101-AAAAAA');
  await expect(result(page)).toHaveAttribute('data-result', 'unknown');
  const rows = await server.db
    .selectFrom('orders')
    .select('deliveryStatus')
    .where('id', 'in', [first, second])
    .execute();
  expect(rows.map(({ deliveryStatus }) => deliveryStatus)).toEqual(['pending', 'pending']);
});

test('[DESK-02] a scanner that types during a kana conversion opens the order, hands nothing over, and leaves no kana', async ({
  server,
  openStaffAs,
}) => {
  const orderId = await addOrder(server, await server.createFan());
  const page = await openStaffAs(await server.createStaff(), '');
  await search(page).focus();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', {
    text: 'ちょう',
    selectionStart: 3,
    selectionEnd: 3,
  });
  await expect(search(page)).toHaveValue('ちょう');
  await page.evaluate((text) => {
    for (const key of [...text, 'Enter']) {
      const code = /^[A-Z]$/.test(key) ? `Key${key}` : /^\d$/.test(key) ? `Digit${key}` : key;
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Process',
          code: key === '-' ? 'Minus' : code,
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      );
    }
  }, orderId);
  await expect(order(page, orderId)).toBeVisible();
  await expect(handOverButton(page)).toBeVisible();
  await page.getByRole('button', { name: '読み取りに戻る' }).click();
  await expect(search(page)).toHaveValue('');
  const { deliveryStatus } = await server.db
    .selectFrom('orders')
    .select('deliveryStatus')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(deliveryStatus).toBe('pending');
});

test('[DESK-02] an order is found by its last six characters in full width, and by name', async ({
  server,
  openStaffAs,
}) => {
  // A name of its own: Enter opens the only hit.
  const orderId = await addOrder(server, await server.createFan(), { name: '小鳥遊 ひかり' });
  const page = await openStaffAs(await server.createStaff(), '');
  const wide = [...orderId.slice(-6).toLowerCase()]
    .map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
    .join('');
  await search(page).fill(`${wide.slice(0, 3)}　${wide.slice(3)}`);
  const found = page.getByRole('link', { name: new RegExp(orderId) });
  await expect(found).toContainText('支払い済み');
  await search(page).fill('小鳥遊');
  await expect(found).toBeVisible();
  await search(page).press('Enter');
  await expect(order(page, orderId)).toBeVisible();
  await page.getByRole('button', { name: '読み取りに戻る' }).click();
  await search(page).fill('だれもいない');
  await expect(page.getByText('合う注文がありません。')).toBeVisible();
});

test('[DESK-01] the address of the code asks to sign in, and then shows the order; a fan reads one sentence', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const orderId = await addOrder(server, fan);
  const page = await openAs(null, '/login');
  await page.goto(addressOf(server.origin, orderId));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('スタッフログイン');
  await signIn(page, await server.createStaff());
  await expect(page).toHaveURL(addressOf(server.origin, orderId));
  await expect(order(page, orderId)).toContainText('浜野 さくら 様');

  const phone = await openAs(fan, '/u/my-order');
  const requests: string[] = [];
  // The page before may still ask for its own data.
  phone.on('request', (request) => {
    if (request.frame().url().startsWith(`${server.origin}/admin/`))
      requests.push(new URL(request.url()).pathname);
  });
  await phone.goto(addressOf(server.origin, orderId));
  await expect(
    phone.getByText('この画面は、会場のスタッフが商品をお渡しするときに使います。'),
  ).toBeVisible();
  await expect(phone.getByRole('textbox')).toHaveCount(0);
  await expect(phone.getByText(orderId)).toHaveCount(0);
  expect(requests.length).toBeGreaterThan(0);
  // The name of the club, and nothing of the order.
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual(['/api/v1/club']);
  await phone.getByRole('link', { name: '自分の注文を見る' }).click();
  await expect(phone).toHaveURL(`${server.origin}/user/u/order-details/${orderId}`);
  expect(consoleErrors).toEqual([]);
});

test('[DESK-03] the response of a hand-over is lost: it is sent again and recorded once', async ({
  server,
  openStaffAs,
}) => {
  const orderId = await addOrder(server, await server.createFan());
  const page = await openStaffAs(await server.createStaff(), `/orders/${orderId}/edit`);
  const keys: string[] = [];
  await page.route('**/hand-over', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    // The server executes the first one, and its response does not arrive.
    await route.fetch();
    await route.abort();
  });
  await handOverButton(page).click();
  await expect(result(page)).toHaveAttribute('data-result', 'handedOver');
  await expect.poll(() => keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
  await expect(page.getByRole('region', { name: /^まだ送っていない/ })).toHaveCount(0);
  await page.reload();
  await expect(
    page.getByRole('region', { name: '最近の受け渡し' }).getByRole('listitem'),
  ).toHaveCount(1);
});

test('[DESK-03] without a connection the counter says so, and nothing that was typed is lost', async ({
  server,
  openStaffAs,
  network,
}) => {
  const orderId = await addOrder(server, await server.createFan(), { name: '勅使河原 ひかり' });
  const page = await openStaffAs(await server.createStaff(), '', { origin: network.origin });
  await expect(page.getByText('まだ受け渡しはありません')).toBeVisible();
  network.connectTo('http://127.0.0.1:9');
  network.closeConnections();
  await search(page).fill('勅使河原');
  await expect(page.getByText('サーバーに接続できません。').first()).toBeVisible();
  await expect(search(page)).toHaveValue('勅使河原');
  network.connectTo(server.origin);
  await expect(page.getByRole('link', { name: new RegExp(orderId) })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('サーバーに接続できません。')).toHaveCount(0);
});

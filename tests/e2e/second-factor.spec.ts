import { sql } from 'kysely';
import { authenticatorApp } from '../support/authenticatorApp.ts';
import type { Staff } from '../support/fixtures.ts';
import { addOrder } from '../support/orders.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { freePort } from '../support/services.port.ts';
import { readCode } from './readQrCode.ts';
import { expect, type Page, test } from './test.ts';

/** Where managers and owners must have a second factor; browsers allow passkeys on localhost, on no bare address. */
let club: TestServer;
let origin: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  club = await startServer({ PORT: port, PUBLIC_ORIGIN: origin, STAFF_SECOND_FACTOR: 'true' });
});
test.afterAll(() => club.stop());

type Open = Parameters<Parameters<typeof test>[2]>[0]['openStaffAs'];

async function logIn(page: Page, { loginId, password }: Staff) {
  await page.getByRole('textbox', { name: 'ログインID' }).fill(loginId);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

async function atLogin(openStaffAs: Open, staff: Staff, path = '/orders') {
  const page = await openStaffAs(null, path, { origin });
  await logIn(page, staff);
  return page;
}

/** A phone's own authenticator, which confirms by itself. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    clear: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[STAFF-01] a manager registers a passkey at the first login, and signs in with it @gate', async ({
  openStaffAs,
  consoleErrors,
}) => {
  const manager = await club.createStaff('manager');
  const page = await atLogin(openStaffAs, manager);
  await expect(heading(page)).toHaveText('本人の確認の登録');
  // Nothing else is reached before it.
  await page.goto(`${origin}/admin/orders`);
  await expect(heading(page)).toHaveText('本人の確認の登録');

  await addAuthenticator(page);
  await page.getByRole('button', { name: 'パスキーを登録する' }).click();
  const codes = page.getByRole('list', { name: 'リカバリーコードの一覧' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: '保管しました' }).click();
  await expect(page).toHaveURL(`${origin}/admin/orders`);
  await expect(heading(page)).toHaveText('注文');

  await page.getByRole('button', { name: 'ログアウト' }).click();
  await logIn(page, manager);
  await expect(heading(page)).toHaveText('本人の確認');
  await page.getByRole('button', { name: 'パスキーで確認する' }).click();
  await expect(heading(page)).toHaveText('注文');

  await page.getByRole('link', { name: `${manager.name}のログインと端末` }).click();
  await expect(page.getByText('最後に使った日')).toBeVisible();
  await page.getByRole('button', { name: '方法を登録する' }).click();
  await page.getByRole('button', { name: 'ワンタイムコードを登録する' }).click();
  await expect(page.getByRole('img', { name: '認証アプリに登録するQRコード' })).toBeVisible();
  await page.getByRole('link', { name: 'ログインと端末へ戻る' }).click();

  // The last one stays.
  await page.getByRole('button', { name: /^.+で登録したパスキーを削除する$/ }).click();
  await page.getByRole('button', { name: '削除する', exact: true }).click();
  await expect(page.getByText('最後のひとつは削除できません。')).toBeVisible();

  // Ten minutes after the login, changes need another one, which leads back.
  await sql`update sessions set created_at = now() - interval '11 minutes'
    where person_id = ${manager.id}`.execute(club.db);
  await page.getByRole('button', { name: 'リカバリーコードを作り直す' }).click();
  await page.getByRole('button', { name: '作り直す', exact: true }).click();
  const factors = page.getByRole('region', { name: '本人の確認' });
  await expect(factors.getByRole('alert')).toContainText('ログインし直してください');
  await factors.getByRole('button', { name: 'ログインし直す' }).click();
  await logIn(page, manager);
  await page.getByRole('button', { name: 'パスキーで確認する' }).click();
  await expect(page.getByRole('button', { name: '方法を登録する' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/admin/account`);

  // Another device without the passkey: a recovery code.
  const other = await atLogin(openStaffAs, manager, '');
  await other.getByRole('button', { name: 'リカバリーコードを使う' }).click();
  await other.getByRole('textbox', { name: 'リカバリーコード' }).fill(recoveryCode);
  await other.getByRole('button', { name: '確認する', exact: true }).click();
  await expect(heading(other)).toHaveText('今日');
  expect(consoleErrors).toEqual([]);
});

test('[STAFF-01] an owner registers an authenticator app by its QR code, and signs in with its codes', async ({
  openStaffAs,
  consoleErrors,
}) => {
  const owner = await club.createStaff('owner');
  const page = await atLogin(openStaffAs, owner);
  await page.getByRole('button', { name: 'ワンタイムコードを登録する' }).click();
  const qr = page.getByRole('img', { name: '認証アプリに登録するQRコード' });
  await expect.poll(() => readCode(qr)).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/);
  const address = new URL((await readCode(qr)) ?? '');
  const code = authenticatorApp(address.searchParams.get('secret') ?? '');

  const field = page.getByRole('textbox', { name: 'アプリに出た6桁の数字' });
  await field.fill(code(-9));
  await page.getByRole('button', { name: '登録する', exact: true }).click();
  await expect(page.getByText('コードが正しくありません。')).toBeVisible();
  // The period before, so that the present code is left for the login.
  const used = code(-1);
  await field.fill(used);
  await field.press('Enter');
  await page.getByRole('button', { name: '保管しました' }).click();
  await expect(heading(page)).toHaveText('注文');

  await page.getByRole('button', { name: 'ログアウト' }).click();
  await logIn(page, owner);
  const oneTime = page.getByRole('textbox', { name: 'ワンタイムコード' });
  await expect(oneTime).toBeVisible();
  await expect(page.getByRole('button', { name: 'パスキーで確認する' })).toHaveCount(0);
  await oneTime.fill(used);
  await oneTime.press('Enter');
  await expect(page.getByText('コードが正しくありません。')).toBeVisible();
  await oneTime.fill(code());
  await oneTime.press('Enter');
  await expect(heading(page)).toHaveText('注文');
  expect(consoleErrors).toEqual([]);
});

test('[STAFF-01] a passkey that the browser does not have is told in a sentence; another login can be chosen', async ({
  openStaffAs,
}) => {
  const owner = await club.createStaff('owner');
  const page = await atLogin(openStaffAs, owner);
  const authenticator = await addAuthenticator(page);
  await page.getByRole('button', { name: 'パスキーを登録する' }).click();
  await page.getByRole('button', { name: '保管しました' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await logIn(page, owner);
  await authenticator.clear();
  await page.getByRole('button', { name: 'パスキーで確認する' }).click();
  await expect(page.getByText('パスキーの確認が終わりませんでした。')).toBeVisible();
  await page.getByRole('button', { name: 'ログインに戻る' }).click();
  await expect(heading(page)).toHaveText('スタッフログイン');
});

test('[STAFF-04] managers search the log by order and person, and save it as a CSV', async ({
  openStaffAs,
  consoleErrors,
}) => {
  const manager = await club.createStaff('manager');
  const orderId = await addOrder(club, await club.createFan('港 あかり'));
  await manager.call('GET', `/v1/admin/orders/${orderId}`);
  const page = await atLogin(openStaffAs, manager, '/log');
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'パスキーを登録する' }).click();
  await page.getByRole('button', { name: '保管しました' }).click();
  await expect(heading(page)).toHaveText('記録');
  const entries = page.getByRole('list', { name: '記録' }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'パスキーを登録しました' })).not.toHaveCount(0);
  // On a phone the fields come when they are asked for.
  await page.getByRole('button', { name: '条件で探す' }).click();
  await page.getByRole('textbox', { name: '注文番号' }).fill(orderId.slice(-6));
  await page.getByRole('button', { name: '検索する' }).click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('注文を見ました');
  await expect(entries).toContainText('港 あかり');
  await expect(page).toHaveURL(`${origin}/admin/log?order=${orderId.slice(-6)}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSVを書き出す' }).click();
  expect((await download).suggestedFilename()).toMatch(/^log-.*[.]csv$/);
  await entries.getByRole('link', { name: orderId }).click();
  await expect(heading(page)).toHaveText(orderId);
  expect(consoleErrors).toEqual([]);
});

test('[STAFF-06] a session on another device is ended in the list, and that device goes to the login', async ({
  openStaffAs,
  consoleErrors,
}) => {
  const desk = await club.createStaff('desk');
  const [office, phone] = [
    await atLogin(openStaffAs, desk, '/account'),
    await atLogin(openStaffAs, desk, ''),
  ];
  await expect(heading(phone)).toHaveText('受け渡し');
  await office.reload();
  await expect(office.getByRole('main').getByText('この端末', { exact: true })).toHaveCount(1);
  // A desk has no second factor.
  await expect(office.getByRole('button', { name: '方法を登録する' })).toHaveCount(0);
  const end = office.getByRole('button', { name: /を終了する$/ });
  // One of them is the session with which the fixture created the person.
  await expect(end).toHaveCount(2);
  const others = await office.getByRole('listitem').filter({ has: end }).count();
  for (let remaining = others; remaining > 0; remaining--) {
    await end.first().click();
    await office.getByRole('button', { name: '終了する', exact: true }).click();
    await expect(end).toHaveCount(remaining - 1);
  }
  await expect(heading(phone)).toHaveText('スタッフログイン');
  expect(consoleErrors).toEqual([]);
});

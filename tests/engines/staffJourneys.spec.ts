// What the club's staff do, in every engine (ENG-01). Cameras are left out: a program cannot show WebKitGTK a picture.
import { addOrder } from '../support/orders.ts';
import type { Phone } from './phone.ts';
import { button, css, field, heading, link, menuItem, region, text } from './target.ts';
import { expect, test } from './test.ts';

/** An address without a server: connections are refused at once. */
const noServer = 'http://127.0.0.1:9';

const search = field('番号かお名前で探す');
const handedOver = css('[data-result=handedOver]');

/** Types the last six characters of an order's number, and opens the order. */
async function findOrder(phone: Phone, orderId: string) {
  await phone.type(search, orderId.slice(-6).toLowerCase());
  await phone.tap(link(new RegExp(orderId.slice(-3))));
  await phone.see(region(orderId));
}

/** Waits until the service worker has cached the staff app and is active. */
const untilCached = (phone: Phone) =>
  expect
    .poll(() =>
      phone.run(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/admin');
        return [registration?.active?.state, (await caches.match('/admin/')) !== undefined];
      }),
    )
    .toEqual(['activated', true]);

test('[ENG-01] [STAFF-01] [DESK-02] [DESK-03] [DESK-05] [DESK-08] staff log in, hand over two orders and undo one; the fan sees it, in two engines', async ({
  openAs,
  openStaffAs,
  shop,
}) => {
  const [fan, staff] = [await shop.createFan(), await shop.createStaff('desk')];
  const [orderId, mistaken] = [await addOrder(shop, fan), await addOrder(shop, fan)];
  const hers = await openAs(fan, `/u/order-details/${orderId}`, { other: true });
  await hers.see(text('未受取'));

  const counter = await openStaffAs(null, '/login');
  await counter.type(field('ログインID'), staff.loginId);
  await counter.type(field('パスワード'), staff.password);
  await counter.tap(button('ログイン'));
  await counter.see(heading('受け渡し'));
  await findOrder(counter, orderId);
  await counter.reads(region(orderId), /フェイスタオル.*×2.*支払い済み/);
  await counter.tap(button(/^渡しました/));
  await counter.see(handedOver);
  await hers.see(text('受取済み'));

  await findOrder(counter, mistaken);
  await counter.tap(button(/^渡しました/));
  // The button stays for ten seconds.
  await counter.tap(button(/元に戻す/));
  await counter.see(css('[data-result=undone]'));
  await hers.go(`/u/order-details/${mistaken}`);
  await hers.see(text('未受取'));
});

test('[ENG-01] [DESK-06] without the server the counter starts and hands over; the server gets the hand-over once', async ({
  openStaffAs,
  shop,
  network,
}) => {
  const fan = await shop.createFan();
  const orderId = await addOrder(shop, fan, { name: '勅使河原 ひかり' });
  const counter = await openStaffAs(await shop.createStaff('desk'), '/', {
    origin: network.origin,
  });
  await counter.see(text(/この端末の一覧/));
  await untilCached(counter);

  network.connectTo(noServer);
  network.closeConnections();
  await counter.go('/');
  await counter.see(text(/サーバーに接続できません/));
  await counter.type(search, '勅使河原');
  await counter.tap(link(new RegExp(orderId.slice(-3))));
  await counter.tap(button(/^渡しました/));
  await counter.see(handedOver);
  await counter.see(text(/この端末に記録しました/));

  network.connectTo(shop.origin);
  const statuses = async () => {
    const changes = await shop.db
      .selectFrom('orderChanges')
      .select('deliveryStatus')
      .where('orderId', '=', orderId)
      .execute();
    return changes.map(({ deliveryStatus }) => deliveryStatus);
  };
  await expect.poll(statuses).toEqual(['received']);
  await counter.dontSee(text(/この端末に記録しました/));
  expect(await statuses()).toEqual(['received']);
});

test('[ENG-01] [SAFE-02] [SAFE-05] a fan reports a message, a manager hides it, and the others read a sentence, in two engines', async ({
  openAs,
  openStaffAs,
  shop,
}) => {
  const player = await shop.createPlayer();
  const topicId = await shop.createGroup(`応援トーク ${player.playerId}`, [player.playerId]);
  const [sender, reader] = [await shop.createFan('自転車通勤'), await shop.createFan()];
  const content = '帰りに待っていれば会えます';
  await sender.call('POST', '/v1/user/chats/message', { body: { topicId, content } });

  const mine = await openAs(reader, `/u/message/${topicId}`);
  const theirs = await openAs(sender, `/u/message/${topicId}`, { other: true });
  await theirs.see(text(content));
  await mine.see(text(content));
  await mine.tap(button('通報のメニュー'));
  await mine.tap(menuItem('通報する'));
  await mine.tap(field('選手の居場所や持ち物'));
  await mine.tap(button('通報する'));
  await mine.tap(button('トークへ戻る'));
  await mine.dontSee(text(content));
  await theirs.see(text(content));

  const office = await openStaffAs(await shop.createStaff('manager'), '/reports');
  await office.tap(link(new RegExp(content)));
  await office.type(field(/^理由|^本人に届く文/), '居場所は書かないでください。');
  await office.tap(button('非表示にする…'));
  await office.tap(button('決める'));
  await office.see(text('非表示にしました'));
  await theirs.see(text('運営により非表示になりました'));
  await theirs.dontSee(text(content));
});

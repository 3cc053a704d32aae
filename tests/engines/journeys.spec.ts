// What fans and players do, in every engine (ENG-01). The steps name no engine; `drivers/` has what differs.
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { pictureOf } from '../support/cameraFilm.ts';
import { picture, video } from '../support/files.ts';
import type { Fan, Player } from '../support/fixtures.ts';
import { cards } from '../support/gateway.ts';
import { addOrder } from '../support/orders.ts';
import type { Phone } from './phone.ts';
import { article, button, css, dialog, field, heading, link, menuItem, text } from './target.ts';
import { expect, test } from './test.ts';

/** An address without a server: connections are refused at once. */
const noServer = 'http://127.0.0.1:9';

async function topicOf(fan: Fan, player: Player): Promise<string> {
  const { body } = await fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: player.playerId, content: 'はじめまして' },
  });
  return (body.data as { topicId: string }).topicId;
}

const composer = field('メッセージ');
const send = button('送信');

/** The QR code on the screen. */
async function codeOn(phone: Phone) {
  const { data, width, height } = PNG.sync.read(await phone.screenshot());
  return jsqr(new Uint8ClampedArray(data), width, height)?.data;
}

/** Waits until the service worker has cached its release and is active. */
const untilCached = (phone: Phone) =>
  expect
    .poll(() =>
      phone.run(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.active?.state, (await caches.match('/user/')) !== undefined];
      }),
    )
    .toEqual(['activated', true]);

test('[ENG-01] [AUTH-01] [AUTH-02] [AUTH-03] [ROUTE-09] a fan logs in with LINE and returns to the requested page', async ({
  openAs,
}) => {
  const phone = await openAs(null, '/u/message?tab=new');
  await phone.isAt('/login');
  await phone.tap(button('LINEでログイン'));
  await phone.type(field('名前'), '浜野 さくら');
  await phone.tap(button('この名前でログイン'));
  await phone.isAt('/u/message?tab=new');
  await phone.see(heading('メッセージ'));
});

test('[ENG-01] [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-09] a player logs in and out', async ({
  openAs,
  shop,
}) => {
  const player = await shop.createPlayer();
  const phone = await openAs(null, '/player/login');
  await phone.tap(button('ログイン'));
  await phone.see(text('ログインIDを入力してください'));
  await phone.type(field('ログインID'), player.loginId);
  await phone.type(field('パスワード'), player.password);
  await phone.tap(button('ログイン'));
  await phone.isAt('/p/message');
  await phone.see(heading(`${player.name}のメッセージ一覧`));
  await phone.tap(button('ログアウト'));
  await phone.isAt('/player/login');
});

test('[ENG-01] [COMP-02] [THR-01] [THR-02] [THR-05] [THR-06] [CALL-04] a fan and a player write to each other live, in two engines; a deleted message disappears in both', async ({
  openAs,
  shop,
}) => {
  const [fan, player] = [await shop.createFan('浜野 さくら'), await shop.createPlayer()];
  const topicId = await topicOf(fan, player);
  const hers = await openAs(fan, `/u/message/${topicId}`);
  const his = await openAs(player, `/p/message/${topicId}`, { other: true });
  await hers.see(text('はじめまして'));
  await his.see(text('はじめまして'));

  // The Enter that confirms a conversion sends nothing.
  await hers.compose(composer, ['あ', 'あした', '明日']);
  await hers.reads(composer, '明日');
  await hers.compose(composer, ['も', 'もおう', 'も応援します']);
  await hers.reads(composer, '明日も応援します');
  await hers.tap(send);
  await hers.reads(composer, '');
  await his.see(text('明日も応援します'));

  await his.type(composer, '応援ありがとう');
  await his.tap(send);
  await his.tap(button('送信する'));
  await hers.see(text('応援ありがとう'));

  const menus = button('メッセージのメニュー');
  await his.count(menus, 1);
  await his.tap(menus);
  await his.tap(menuItem('削除'));
  await his.tap(button('はい'));
  await his.dontSee(text('応援ありがとう'));
  await hers.dontSee(text('応援ありがとう'));
  await hers.go(`/u/message/${topicId}`);
  await hers.see(text('明日も応援します'));
});

test('[ENG-01] [COMP-04] [COMP-05] [THR-10] [THR-12] [CALL-03] a fan sends a picture and opens it', async ({
  openAs,
  shop,
}) => {
  const [fan, player] = [await shop.createFan(), await shop.createPlayer()];
  const phone = await openAs(fan, `/u/message/${await topicOf(fan, player)}`);
  await phone.tap(button('画像・動画を添付'));
  await phone.see(button('画像を選ぶ'));
  await phone.chooseFile('input[data-kind=image]', picture());
  await phone.see(text('stand.png'));
  await phone.tap(send);
  await phone.tap(button('画像を開く'));
  await phone.see(text('100%'));
  await phone.tap(button('拡大'));
  await phone.dontSee(text('100%'));
  await phone.back();
  await phone.dontSee(button('拡大'));
  await phone.see(text('はじめまして'));
});

test('[ENG-01] [THR-11] [CALL-03] a player sends a video, and the fan opens it', async ({
  openAs,
  shop,
}) => {
  const [fan, player] = [await shop.createFan(), await shop.createPlayer()];
  const topicId = await topicOf(fan, player);
  const his = await openAs(player, `/p/message/${topicId}`);
  const hers = await openAs(fan, `/u/message/${topicId}`);
  await his.tap(button('画像・動画を添付'));
  await his.see(button('動画を選ぶ'));
  await his.chooseFile('input[data-kind=video]', video());
  await his.tap(send);
  await his.tap(button('送信する'));
  await hers.tap(button(/^動画を再生/));
  await hers.see(css('dialog video'));
  await hers.tap(button('閉じる'));
  await hers.dontSee(css('dialog video'));
});

test('[ENG-01] [CARD-01] [CARD-03] [SCAN-04] [COBT-01] [CDET-01] [CDET-02] [CDET-06] a card read from a photo is celebrated and in the album', async ({
  openAs,
  shop,
}) => {
  const fan = await shop.createFan();
  const values = { nameJapanese: '真壁 悠真', position: 3, batting: 2 };
  const { playerId } = await shop.createPlayer(values);
  const card = await shop.createCard(playerId, { cardType: 'gold' });
  const phone = await openAs(fan, '/u/card');
  await phone.tap(button('QRコードを読み取る'));
  await phone.see(button('写真から読み取る'));
  const code = `${shop.origin}/user/u/card-obtain/${card.uuid}`;
  await phone.chooseFile('input[type=file]', pictureOf({ code }));
  await phone.isAt(`/u/card-collection/${card.id}`);
  await phone.see(text('YOU GOT A NEW CARD!'));
  await phone.see(heading('真壁 悠真'));
  await phone.tap(button('カードを裏返す'));
  await phone.see(text('応援ありがとう。'));
  await phone.tap(button('閉じる'));
  await phone.isAt('/u/card');
  await phone.see(link(/真壁 悠真/));
});

/** Buys two pieces of a product, up to the card. */
async function buyTwo(phone: Phone, productId: number) {
  await phone.tap(css(`a[href$="/goods/${productId}"]`));
  await phone.tap(button('カートに入れる'));
  await phone.tap(link('カートへ進む'));
  // The product, which stays until the cart's code is there, has the same button and subtotal.
  await phone.see(link('注文手続きへ'));
  await phone.tap(button('数量を増やす'));
  await phone.reads(css('main'), /¥3,600/);
  await phone.tap(link('注文手続きへ'));
  await phone.type(field('メールアドレス'), 'sakura@example.jp');
  await phone.type(field('電話番号'), '０９０－1234-5678');
  await phone.tap(button('次へ進む'));
  await phone.isAt('/u/checkout-payment');
}

test('[ENG-01] [SHOP-06] [CART-01] [CART-02] [CHK-01] from the shop to the card', async ({
  openAs,
  shop,
}) => {
  const fan = await shop.createFan('浜野 さくら');
  const productId = await shop.createProduct(1800);
  const phone = await openAs(fan, '/u/shop');
  await buyTwo(phone, productId);
  await enterCard(phone);
  await phone.reads(css('main'), /¥3,600/);
  await phone.see(button('注文を確定する'));
});

test('[ENG-01] [CHK-04] [CHK-09] [CHK-10] [ERR-02] from the shop to the thanks, after a bank challenge that failed and one that passed', async ({
  openAs,
  shop,
}) => {
  const fan = await shop.createFan('浜野 さくら');
  const productId = await shop.createProduct(1800);
  const phone = await openAs(fan, '/u/shop');
  await buyTwo(phone, productId);
  await enterCard(phone);
  await phone.tap(button('注文を確定する'));
  await phone.tap(button('失敗にする'));
  await phone.see(heading('決済に失敗しました。'));
  expect(await shop.chargesOf(fan)).toEqual([]);
  await phone.tap(link('もう一度支払う'));
  await phone.reads(field('カード名義人'), 'AKARI HAMANO');
  await enterCard(phone);
  await phone.tap(button('注文を確定する'));
  await phone.tap(button('認証する'));
  await phone.see(heading('ご購入ありがとうございます'));
  expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: 'paid', totalPrice: 3600 }]);
  expect(await shop.chargesOf(fan)).toMatchObject([{ status: 'captured', netAmount: 3600 }]);
});

async function enterCard(phone: Phone) {
  await phone.type(field('カード番号'), cards.asking);
  await phone.type(field('カード名義人'), 'akari hamano');
  await phone.choose(field('有効期限（月）'), '12');
  await phone.choose(field('有効期限（年）'), String((new Date().getFullYear() + 2) % 100));
  await phone.type(field('セキュリティコード'), '987');
  await phone.tap(button('次へ進む'));
}

test('[ENG-01] [ORD-01] [ORD-02] [QRP-01] [ODET-02] an order shows its pickup code and its receipt', async ({
  openAs,
  shop,
}) => {
  const fan = await shop.createFan();
  const id = await addOrder(shop, fan);
  const phone = await openAs(fan, '/u/my-order');
  await phone.see(text('フェイスタオル'));
  await phone.tap(button('受け取り用QRコード'));
  await expect.poll(() => codeOn(phone)).toBe(`${shop.origin}/admin/orders/${id}/edit`);
  await phone.see(dialog('受け取り用QRコード'));
  await phone.back();
  await phone.dontSee(dialog('受け取り用QRコード'));
  await phone.tap(link('注文詳細'));
  await phone.tap(link('領収書を表示'));
  await phone.isAt(`/u/order-details/${id}/receipt`);
  await phone.type(field(/宛名/), '浜野商店街 御中');
  await phone.reads(article('領収書'), /浜野商店街 御中.*¥3,600-/);
});

test('[ENG-01] [LOC-01] [LOC-02] [LOC-03] an address is filled from its postal code and saved', async ({
  openAs,
  shop,
}) => {
  const fan = await shop.createFan('浜野 さくら');
  const phone = await openAs(fan, '/u/location');
  await phone.tap(link('登録する'));
  await phone.reads(field('お名前'), '浜野 さくら');
  await phone.tap(button('保存する'));
  await phone.see(text('必須項目です'));
  await phone.type(field('メールアドレス'), 'sakura@example.jp');
  await phone.type(field('電話番号'), '09012345678');
  await phone.type(field('郵便番号'), '２３１００２３');
  await phone.reads(field('市区町村'), '横浜市中区');
  await phone.type(field('番地'), '山下町1-1');
  await phone.tap(button('保存する'));
  await phone.isAt('/u/location');
  await phone.see(text('〒231-0023'));
  const { body } = await fan.call('GET', '/v1/user/shipping-address');
  expect(body.data).toMatchObject({
    shippingAddress: { postalCode: '2310023', prefecture: '神奈川県', street: '山下町1-1' },
  });
});

test('[ENG-01] [SW-01] [QRP-01] offline the app starts with its pickup codes and messages, and sends what was written when the connection is back', async ({
  openAs,
  shop,
  network,
}) => {
  const [fan, player] = [await shop.createFan(), await shop.createPlayer()];
  const topicId = await topicOf(fan, player);
  const id = await addOrder(shop, fan);
  const phone = await openAs(fan, `/u/message/${topicId}`, { origin: network.origin });
  await phone.see(text('はじめまして'));
  await untilCached(phone);
  await expect
    .poll(() => phone.run((key) => localStorage.getItem(key) ?? '', `kept:${fan.id}:pickups`))
    .toContain(id);

  network.connectTo(noServer);
  network.closeConnections();
  await phone.go('/u/my-order');
  await phone.tap(button('QRコードを表示'));
  await expect.poll(() => codeOn(phone)).toBe(`${shop.origin}/admin/orders/${id}/edit`);
  await phone.go(`/u/message/${topicId}`);
  await phone.see(text('はじめまして'));
  await phone.see(text('オフラインです'));
  await phone.type(composer, '電波がないときに書いた');
  await phone.tap(send);
  await phone.reads(composer, '');
  await phone.see(text('電波がないときに書いた'));
  // The message outlives the app.
  await phone.go(`/u/message/${topicId}`);
  await phone.see(text('電波がないときに書いた'));

  network.connectTo(shop.origin);
  const sent = async () => {
    const { body } = await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
    const { list } = body.data as { list: { content: string }[] };
    return list.map(({ content }) => content);
  };
  await expect.poll(sent).toEqual(['電波がないときに書いた', 'はじめまして']);
  await phone.dontSee(text('オフラインです'));
  await phone.count(text('電波がないときに書いた'), 1);
});

import type { components } from '@homestand/api-client';
import { type Before, fans, momentOf, type Player, players } from '@homestand/demo-club';
import { avatar, fanAvatar, portrait } from '@homestand/demo-club/drawings';
import { sampleClub as clubOfSamples } from '@homestand/ui/testing/sampleClub';

type Schemas = components['schemas'];

/** The time of the stories, at which their clock stands. */
export const sampleNow = new Date('2026-11-21T12:00:00+09:00');

export const timeOf = (before: Before) => momentOf(before, sampleNow).toISOString();

export const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const sampleId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const fanOf = (sub: string) => {
  const found = fans.find((fan) => fan.sub === sub);
  if (!found) throw new Error(`No fan has the id ${sub}.`);
  return found;
};

export const fanPictureOf = (sub: string) => pictureOf(fanAvatar(fanOf(sub)));

/** Players have the number of their place in the roster. */
export const playerId = (player: Player) => players.indexOf(player) + 1;

export const samplePlayer = (player: Player): Schemas['Player'] => ({
  id: playerId(player),
  nameJapanese: player.nameJapanese,
  nameRomaji: player.nameRomaji,
  avatarUrl: pictureOf(avatar(player)),
  pictureUrl: pictureOf(portrait(player)),
});

export const sampleShippingFee = 700;

const { team, slogan } = clubOfSamples;

export const sampleClub: Schemas['Club'] = {
  team,
  slogan,
  logoUrl: null,
  supportUrl: 'https://example.com/support',
  cardPrefixes: ['https://fanclub.example/u/card-obtain/', 'https://fanclub.example/card-obtain/'],
  adminOrderUrl: 'https://fanclub.example/admin/orders/{id}/edit',
  payment: { tokenUrl: '/api/sample/tokens', publishableKey: 'sample' },
  shippingFee: sampleShippingFee,
  shipping: { fee: sampleShippingFee, freeFrom: null, byPrefecture: [] },
  pushKey: null,
  commerceNotice: [
    { term: '販売事業者', description: `${team}（架空の球団です）` },
    { term: '所在地', description: '請求があった場合、遅滞なく開示します。' },
    { term: '販売価格', description: '各商品のページに税込価格で表示します。' },
    {
      term: '商品代金以外の必要料金',
      description: '配送の場合、送料700円（全国一律）。会場受け取りは無料です。',
    },
    { term: '支払方法', description: 'クレジットカード（一括払いのみ）。' },
  ],
  privacyNotice: [
    {
      term: '取得する情報',
      description:
        'LINEのアカウント名とプロフィール画像、送信されたメッセージ、ご注文とお届け先の情報を取得します。',
    },
    {
      term: '利用目的',
      description: 'ファンクラブの提供、商品のお届け、お問い合わせへの対応のために利用します。',
    },
    { term: '開示・訂正・削除', description: 'お問い合わせ窓口までご連絡ください。' },
  ],
};

import type { StaffOrderState } from '../db/schema.ts';

export const messages = {
  title: (club: string) => `${club} 開発用ページ`,
  lead: '開発と確認のためのページです。本番では表示されません。',
  open: 'アプリを開く',
  fans: 'ファンとしてログイン',
  fansHint:
    'ログイン画面のLINEボタンを押すと、登録済みのファンを選ぶか、新しいファンを作れます。LINEには接続しません。',
  players: '選手としてログイン',
  playersHint: 'デモの選手のログインIDとパスワードです。この環境のために作られました。',
  noPlayers:
    'パスワードは、作ったときに1回だけ表示されます。忘れたときは npm run homestand -- player reset-password で作り直します。',
  player: '選手',
  staff: '運営スタッフとしてログイン',
  staffHint: 'デモの運営スタッフのログインIDとパスワードです。役割によって使える画面が変わります。',
  noStaff:
    'はじめの1人は npm run homestand -- staff create で作ります。パスワードは1回だけ表示されます。忘れたときは staff reset-password で作り直します。',
  person: '名前',
  nameAndRole: (name: string, role: string) => `${name}（${roleName(role)}）`,
  counter: '受け渡し（レジ）',
  counterHint:
    'ログインすると「受け渡し」で読み取れます。QRコードは、別の画面やスマートフォンに出してカメラに向けてください。',
  openCounter: '受け渡しを開く',
  pickupCodes: '注文のQRコード',
  deskCode: 'スマートフォンをレジにするQRコード（開くたびに新しく作ります）',
  pickupCodesTitle: (club: string) => `${club} 注文のQRコード`,
  pickupCodesHint:
    '待っている受け取りと、カウンターのほかの答えを試すためのコードです。渡した注文は、開き直すと「渡し済み」になります。',
  noPickups: '注文がまだありません。',
  customer: (name: string) => `${name} 様`,
  pieces: (state: string, pieces: number) => `${state}・${pieces}点`,
  states: {
    pending: '支払い済み',
    received: '渡し済み',
    canceled: 'キャンセルされた注文',
    unshipped: '配送の注文',
    shipped: '発送済みの注文',
    payment_pending: '支払いの確認中',
    payment_failed: '支払われていない注文',
    refund_due: '返金の手続き中',
    refunded: '返金した注文',
  } satisfies Record<StaffOrderState, string>,
  payAtPickup: '会場払い',
  otherCodes: {
    unknown: 'ない番号の注文',
    otherClub: 'ほかのクラブの注文',
    notAnOrder: '注文ではないコード',
  },
  codeOf: (what: string) => `${what}のQRコード`,
  deskTitle: 'スマートフォンをレジにする',
  deskName: 'お試しレジ',
  deskCodeHint: (name: string, until: string) =>
    `スマートフォンのカメラで読み取ると「${name}」になります。1回だけ、${until}まで使えます。開き直すと新しいコードになり、前のコードは使えなくなります。`,
  noManager:
    '責任者かオーナーがいません。npm run homestand -- staff create で作ると、ここにコードが出ます。',
  loginId: 'ログインID',
  password: 'パスワード',
  cards: 'カード',
  cardCodes: 'すべてのカードのQRコード',
  cardSheet: '印刷用シート（PDF）',
  payment: 'テスト用のカード番号',
  paymentHint: '有効期限は先の年月、セキュリティコードは3桁の数字なら何でも使えます。',
  testCards: [
    ['4111 1111 1111 1111', '支払いに成功します'],
    ['4123 1111 1111 1000', '残高不足で断られます'],
    ['4100 0000 0000 5000', '3Dセキュアの画面で選べます'],
    ['4100 0000 0000 0100', '3Dセキュアを素通りします'],
  ],
  developers: '開発者向け',
  contract: 'APIの仕様',

  preparing: 'デモのクラブを用意しています（はじめの1回だけ、10秒ほどかかります）…',
  welcome: ({ origin, logins, staff, more, file }: Welcome) =>
    [
      '',
      `  アプリ            ${origin}/user/`,
      `  ファンで試す      ${origin}/user/login （LINEボタンからデモのファンを選べます）`,
      `  選手で試す        ${origin}/user/player/login`,
      ...logins.map(({ loginId, password }) => `                      ${loginId} / ${password}`),
      ...(more > 0 ? [`                      ほか${more}人: ${file}`] : []),
      `  運営で試す        ${origin}/admin/login`,
      ...staff.map(
        ({ loginId, password, role = '' }) =>
          `                      ${loginId} / ${password} （${roleName(role)}）`,
      ),
      `  受け渡し          ${origin}/admin （「受け渡し」の人はログインするとここに着きます）`,
      `  注文のQRコード    ${origin}/dev/pickups`,
      `  レジのQRコード    ${origin}/dev/desk`,
      `  カードのQRコード  ${origin}/dev/cards`,
      `  APIの仕様         ${origin}/dev/contract`,
      `  開発用ページ      ${origin}/dev`,
      '',
    ].join('\n'),

  welcomeToClub: ({ origin, option, players, more, staff, missing }: ClubStart) => {
    const [player] = players;
    const [person] = staff;
    const lacks = [
      ...(missing.products ? [`グッズ: ${homestand} help import products${option}`] : []),
      ...(missing.cards ? [`選手カード: ${homestand} help import cards${option}`] : []),
      ...(missing.topics
        ? [
            `グループトーク: ${homestand} topics create '試合の日トーク' --player ログインID${option}`,
          ]
        : []),
    ];
    return [
      '',
      `  アプリ            ${origin}/user/`,
      `  ファンで試す      ${origin}/user/login （LINEボタンの先で、新しい名前を入れてログインします。2回目からは選べます）`,
      `  選手で試す        ${origin}/user/player/login`,
      ...under([
        ...players.map(({ loginId, name }) => `${loginId} （${name}）`),
        ...(more > 0 ? [`ほか${more}人: ${homestand} player list${option}`] : []),
        player
          ? `パスワードは作ったときに1回だけ表示されます。忘れたら: ${homestand} player reset-password ${player.loginId}${option}`
          : `ログインできる選手はまだいません。取り込むには: ${homestand} help import players${option}`,
      ]),
      `  運営で試す        ${origin}/admin/login`,
      ...under([
        ...staff.slice(0, 3).map(({ loginId, role }) => `${loginId} （${staffRoles[role]}）`),
        person
          ? `パスワードを忘れたら: ${homestand} staff reset-password ${person.loginId}${option}`
          : `運営スタッフはまだいません。最初のオーナーを作るには: ${homestand} staff create '名前' --login owner01 --role owner${option}`,
      ]),
      ...(lacks.length > 0 ? ['  まだないもの', ...under(lacks)] : []),
      `  公開の前に        ${homestand} club check --production${option}`,
      `  カードのQRコード  ${origin}/dev/cards`,
      `  開発用ページ      ${origin}/dev`,
      '',
    ].join('\n');
  },
};

const homestand = 'npm run homestand --';

const roleName = (role: string) =>
  Object.entries(staffRoles).find(([name]) => name === role)?.[1] ?? role;

const staffRoles = { desk: '受け渡し', manager: '責任者', owner: 'オーナー' };

const under = (lines: readonly string[]) => lines.map((line) => `                      ${line}`);

type ClubStart = {
  origin: string;
  /** The option that names the club's folder in commands; empty if the settings name it. */
  option: string;
  players: readonly { loginId: string; name: string }[];
  /** Number of further players. */
  more: number;
  staff: readonly { loginId: string; role: keyof typeof staffRoles }[];
  missing: { products: boolean; cards: boolean; topics: boolean };
};

type Welcome = {
  origin: string;
  logins: readonly { loginId: string; password: string }[];
  /** One person of each role. */
  staff: readonly { loginId: string; password: string; role?: string }[];
  /** Number of further logins, and the file that lists them. */
  more: number;
  file: string;
};

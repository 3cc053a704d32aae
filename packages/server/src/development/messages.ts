export const messages = {
  title: (club: string) => `${club} 開発用ページ`,
  lead: '開発と確認のためのページです。本番では表示されません。',
  open: 'アプリを開く',
  fans: 'ファンとしてログイン',
  fansHint:
    'ログイン画面のLINEボタンを押すと、デモのファンを選ぶか、新しいファンを作れます。LINEには接続しません。',
  players: '選手としてログイン',
  playersHint: 'デモの選手のログインIDとパスワードです。この環境のために作られました。',
  noPlayers: 'デモの選手はいません。',
  player: '選手',
  staff: '運営スタッフとしてログイン',
  staffHint: 'デモの運営スタッフのログインIDとパスワードです。役割によって使える画面が変わります。',
  noStaff: 'デモの運営スタッフはいません。',
  person: '名前',
  nameAndRole: (name: string, role: string) => `${name}（${role}）`,
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
        ({ loginId, password, role }) =>
          `                      ${loginId} / ${password} （${role}）`,
      ),
      `  カードのQRコード  ${origin}/dev/cards`,
      `  APIの仕様         ${origin}/dev/contract`,
      `  開発用ページ      ${origin}/dev`,
      '',
    ].join('\n'),
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

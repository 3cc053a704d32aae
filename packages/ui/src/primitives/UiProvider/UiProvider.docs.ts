import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '共通の設定',
  reading: 'きょうつうのせってい',
  search: ['プロバイダー', 'ルーター', '文言の差し替え', 'ThemeProvider', 'ConfigProvider'],
  purpose:
    'アプリの外側に一度だけ置き、すべての部品のリンクの動きと、クラブごとに替える文言をそろえます。',
  use: [
    'アプリのいちばん外側に置き、リンクをルーターに任せるとき（`linkComponent`）。',
    'クラブのことばに替えるとき（`messages`）。',
    '画像を、見える大きさで読み込むとき（`pictures`）。',
  ],
  avoid: [
    { when: '色を替える', instead: 'クラブの色のトークン' },
    { when: '一つの部品のラベルだけを替える', instead: 'その部品の `label` や `children`' },
  ],
  anatomy: [{ part: '中身', note: 'アプリの全体。見た目には何も加えない。', at: 'a' }],
  related: {
    TextLink: 'ここで渡したリンクで描かれる',
    Button: '`href` があるとき、ここで渡したリンクで描かれる',
    Screen: '中に置く画面',
  },
  props: {
    linkComponent: 'リンクを描いて画面を移す部品。省くとふつうの `a` 要素になる。',
    pictures:
      '画像の読み込み方。見える幅に合うアドレスと、失敗した画像をもう一度読み込む合図。省くと元のアドレスのまま。',
    siteName: 'クラブの名前。ページの題で、画面の名前の後に付く。省くと画面の名前だけになる。',
    messages: '替える文言。部品の名前とキーで書き、書かなかったものは元の文になる。',
  },
};

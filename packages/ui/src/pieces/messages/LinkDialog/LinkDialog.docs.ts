import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'リンクを開く前の確認',
  reading: 'りんく',
  search: ['URL', '外部サイト', '行き先', 'フィッシング', 'ExternalLink'],
  purpose:
    'メッセージのリンクが、どのサイトへ行くのかを先に伝えます。よく似た名前のサイトに気づけます。',
  use: ['ファンのリンクや、クラブが認めていないサイトへのリンクを押したとき。'],
  avoid: [
    { when: 'クラブが自分で載せたリンク', instead: '`TextLink`（`newTab`）' },
    { when: '消す前の確認', instead: '`MessageThreadDelete`' },
  ],
  anatomy: [
    { part: '問い', note: '開くかをたずねる。', at: 'dialog h2' },
    {
      part: '行き先',
      note: 'サイトの名前だけを大きく出す。英数字以外の名前は「xn--」で始まる形になる。とても長い名前は、持ち主がわかる後ろの部分を出す。',
    },
    { part: '説明', note: '名前の種類によって、何を確かめるかが変わる。' },
    { part: 'やめる', note: '開いたとき、ここにフォーカスがある。' },
    { part: '開く', note: '新しいタブで開くリンク。押すと、この面は閉じる。' },
  ],
  related: {
    MessageBubble: 'リンクを押すと開く',
    MessageThread: 'トークの画面でこれと並べて使う',
    Dialog: '外側の枠',
  },
  props: {
    href: 'リンクのアドレス。出すのはサイトの名前だけ。',
  },
};

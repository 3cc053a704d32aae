import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'テキスト',
  search: ['本文', '文字', '文章', '注記', '価格', 'Typography'],
  purpose: '文や短い語を、役割に合った大きさと色で読めるようにします。',
  use: [
    '本文、注記、価格など、見出しではない文字。',
    '長い文を決まった行数で省くとき（`lines`）。',
    '状態を、印と色を付けた一語で添えるとき（`icon` と `tone`）。',
  ],
  avoid: [
    { when: '見出し', instead: '`Heading`' },
    { when: '押して移る文字', instead: '`TextLink`' },
    { when: '種類や件数のしるし', instead: '`Badge`' },
  ],
  anatomy: [
    {
      part: '文',
      note: '折り返しは日本語の決まりに従う。長い英数字も画面からはみ出さない。',
      at: 'p',
    },
  ],
  kinds: {
    kind: {
      lead: '画面のはじめの案内。',
      body: '本文。',
      small: '本文より小さい説明。',
      caption: '写真や欄の下の注記。',
      label: '欄や表の名前。',
      labelSmall: '小さい場所の名前。',
      price: '価格。数字と英字だけに使う。',
      romaji: '選手名などのローマ字。',
      jersey: '背番号。',
    },
    tone: {
      ink: '本文の色。',
      muted: '補足の色。',
      accent: 'クラブの色。',
      danger: '誤りや、失うもの。',
      success: 'できたこと。',
      warning: '気をつけること。',
    },
    align: {
      start: '左にそろえる。',
      center: '中央にそろえる。',
      end: '右にそろえる。',
    },
  },
  related: {
    Heading: '見出し',
    TextLink: '文の中のリンク',
    Badge: '文の横のしるし',
  },
  props: {
    align: '行の揃え方。省くと左にそろう。',
    as: '使う HTML の要素。省くと `p`。`span` と `strong` はまわりの文字の形を受け継ぐ。',
    children: '文。リンクや強調を入れてよい。',
    icon: '文の前の印。`tone` と同じことを、色がなくても伝える。',
    lang: '発音のための言語。ローマ字なら `en`。',
    lines: 'この行数で省き、… を付ける。読み上げでは全文を読む。省くと全文が見える。',
    phrases: '文節で折り返し、行の長さをそろえる。一文か二文の案内に使う。',
    role: '文が出たり変わったりしたときに読み上げる。`alert` はすぐに、`status` は切れ目を待って。',
    tone: '文字の色の役割。省くとまわりの色を受け継ぐ。',
  },
};

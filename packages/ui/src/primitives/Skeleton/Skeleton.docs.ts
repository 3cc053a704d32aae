import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スケルトン',
  search: ['読み込み中', 'プレースホルダー', '仮の表示', 'ローディング', 'Placeholder'],
  purpose: '届く前の中身と同じ大きさの面を先に置き、届いたときに画面が動かないようにします。',
  use: ['文や写真を読み込む間、その場所を取っておくとき。', '一覧の最初の何行かを待つとき。'],
  avoid: [
    { when: '長さの分からない操作の途中', instead: '`Spinner`' },
    { when: '進み具合が分かる', instead: '`Progress`' },
    { when: '画面の全体を待つ', instead: '`ScreenSkeleton`' },
  ],
  anatomy: [
    { part: '文の行', note: '`text` のとき。最後の行は短い。' },
    { part: '面', note: '`block` は縦横の比で、`circle` は直径で大きさが決まる。' },
    { part: '読み上げの文', note: '`label` があるときだけ。見えない。' },
  ],
  kinds: {
    kind: {
      text: '文の行。文字と同じ高さを取る。',
      block: '写真などの四角い面。',
      circle: '顔の写真などの丸い面。',
    },
    size: {
      small: '小さな文の行か、直径 30 px の丸。',
      medium: '本文の行か、直径 44 px の丸。',
      large: '見出しの行か、直径 72 px の丸。',
    },
  },
  related: {
    Spinner: '操作の途中を示す',
    Progress: '進み具合を示す',
    ScreenSkeleton: '画面の全体の仮の表示',
    Picture: '写真の場所は、これ自身が取っておく',
  },
  props: {
    label: '読み上げの文。一つの場所で一つだけに付ける。省くと読み上げない。',
    ratio: '`block` の縦横の比。',
  },
};

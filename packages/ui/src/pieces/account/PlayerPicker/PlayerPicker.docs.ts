import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '推し選手の選択',
  reading: 'おしせんしゅのせんたく',
  search: ['推し選手を選ぶ', '選手一覧', '応援する選手', '設定', 'RadioGroup', '画像選択'],
  purpose: '選手の写真の中から推し選手を一人選んで設定します。だれも選ばないこともできます。',
  use: ['推し選手を決める、または変えるとき。'],
  avoid: [
    { when: 'メッセージを送る相手を選ぶ', instead: '`PlayerCarousel`' },
    { when: '写真のない選択肢から一つ選ぶ', instead: '`RadioGroup`' },
    { when: '決まった推し選手を見せる', instead: '`FavoriteRecord`' },
  ],
  anatomy: [
    {
      part: '「選択しない」',
      note: 'いつも先頭にある。推し選手を決めないときに選ぶ。',
      at: '[role="radiogroup"] > div:first-child label',
    },
    {
      part: '写真',
      note: '縦長。`pictureUrl` がなければ `avatarUrl`、どちらもなければ人のアイコンを出す。',
      at: '[role="radiogroup"] > div:nth-child(2) label > span:first-of-type',
    },
    {
      part: '選手の名前',
      note: '読み上げでは、この名前が選択肢の名前になる。',
      at: '[role="radiogroup"] > div:nth-child(2) label > span:nth-of-type(2)',
    },
    {
      part: '英字の名前',
      note: '日本語の名前の下に出る。',
      at: '[role="radiogroup"] > div:nth-child(2) span[lang="en"]',
    },
    {
      part: '選択のしるし',
      note: '選んでいる写真に重なる。',
      at: 'input:checked + span > span:last-child',
    },
    { part: '設定するボタン', note: '選んでいる選手にだけある。', at: 'button' },
    { part: 'エラーの文', note: '`error` があるとき、選んだ選手の段のすぐ下に出る。' },
  ],
  related: {
    Picture: '選手の写真を読み込む',
    FavoriteRecord: '設定したあとの記録を見せる',
    MyPageHeader: 'この画面への入口になる',
  },
  props: {
    error: '設定できなかった理由。選んでいる選手があるときに出る。',
    items: '並べる選手。渡した順に「選択しない」のあとに続く。',
    onSelect: '選手を選び直したときに、その番号を渡して呼ぶ。設定中は呼ばない。',
    pending: '設定を保存している間を示す。選択は変えられず、二度は送らない。',
    selectedId:
      '選んでいる選手の番号。0 は「選択しない」。一覧の下にあるときは、見える位置まで送る。',
  },
  others: {
    PlayerPickerSkeleton: {
      purpose: '選手を読み込む間、写真と名前の場所を 12 人分先に見せます。',
    },
  },
};

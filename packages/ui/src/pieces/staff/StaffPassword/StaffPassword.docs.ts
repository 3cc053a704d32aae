import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スタッフの新しいパスワード',
  reading: 'すたっふのあたらしいぱすわーど',
  search: ['初期パスワード', '控え', '一度だけ'],
  purpose: '作ったばかりのパスワードを一度だけ見せて、本人に渡してもらいます。',
  use: ['スタッフを追加したあとと、パスワードを作り直したあと。'],
  avoid: [{ when: 'リカバリーコード', instead: '`RecoveryCodes`' }],
  anatomy: [
    { part: '見出し', note: 'だれのパスワードか。', at: 'h2' },
    { part: '一度だけの文', note: 'いま渡すことを、先に書く。', at: '[role="status"]' },
    { part: '控え', note: '印刷するのはここだけ。本人がすることも書く。', at: 'article' },
    { part: 'パスワード', note: '大きく書く。触れると、ぜんぶ選ばれる。', at: '[translate="no"]' },
    { part: 'コピーのボタン', note: '結果を文で知らせる。' },
    { part: '印刷のボタン', note: '控えだけを印刷する。' },
    { part: '渡しましたのボタン', note: '画面を閉じる。' },
  ],
  words: { title: ['佐野 みなみ'] },
  related: { StaffAccountForm: '追加のあとに出す', StaffAccountDetails: '作り直したあとに出す' },
  props: {
    password: '新しいパスワード。どこにも保存しない。',
  },
};

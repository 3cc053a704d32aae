import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'トップページの読み込み中',
  search: [
    'とっぷぺーじのよみこみちゅう',
    'toppu peeji no yomikomichuu',
    'ローディング',
    'スケルトン',
    '待ち',
    'ホーム',
    'Loading',
    'Placeholder',
  ],
  purpose: 'トップページを読み込む間、届いたあとと同じ配置を先に見せ、内容が動かないようにします。',
  use: ['トップページの内容がまだ届いていないとき。'],
  avoid: [
    { when: 'ほかの画面の読み込み', instead: '`ScreenSkeleton`' },
    { when: '一部分だけの読み込み', instead: '`Skeleton`' },
    { when: '読み込めなかったとき', instead: '`LoadFailure`' },
  ],
  anatomy: [
    { part: 'ヒーローの場所', note: '読み上げでは「ホームを読み込んでいます」と伝える。' },
    { part: '未読メッセージの場所', note: '見出しとカードの形。' },
    { part: '選手の場所', note: '5 人分の写真と名前、入力欄の形。' },
    { part: 'グループトークの場所', note: '見出しと一行の形。' },
  ],
  related: {
    TopPage: '同じ枠に並べ、届いたら入れ替わる',
    Skeleton: '一つ一つの形になる',
  },
};

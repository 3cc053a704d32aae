import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'お届け先の入力',
  reading: 'おとどけさきのにゅうりょく',
  search: ['住所入力', '配送先の編集', '登録情報', '郵便番号', 'AddressInput'],
  purpose: '次の買い物で入力を省けるように、名前、連絡先、住所を書いて保存します。',
  use: ['マイページで、お届け先を登録または編集するとき。'],
  avoid: [
    { when: '保存したお届け先を見るだけ', instead: '`AddressCard`' },
    { when: '購入の途中でお客様情報を書く', instead: '`CustomerForm`' },
  ],
  anatomy: [
    {
      part: '「お届け先の方」',
      note: '名前と連絡先の欄のまとまり。',
      at: 'form section:first-of-type',
    },
    {
      part: '「住所」',
      note: '郵便番号から建物までの欄のまとまり。建物のほかは必須。',
      at: 'form section:nth-of-type(2)',
    },
    {
      part: 'エラーの文',
      note: '`error` があるときに、保存するボタンの上に出る。入力した内容は残る。',
    },
    { part: '保存するボタン', note: '`pending` の間は処理中になる。', at: 'button[type="submit"]' },
  ],
  related: {
    PersonFields: '名前と連絡先の欄を並べる',
    PersonFieldsAddress: '住所の欄を並べる',
    PersonFieldsSkeleton: '入力欄を読み込む間に出す',
    AddressCard: '保存したあとのお届け先を見せる',
    Form: 'Enter での送信と、入力の誤りの案内を受け持つ',
  },
  props: {
    onSubmit: '「保存する」か Enter で送信したときに呼ぶ。入力の確かめと保存は呼ばれた側で行う。',
    pending: '保存している間を示す。終わるまで二度は送れない。',
    person: '`usePersonForm` に `address: true` を渡して得た `bind`。各欄の値と誤りを持つ。',
  },
};

import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'お届け先カード',
  reading: 'おとどけさきかーど',
  search: ['住所', '配送先', '登録情報', '連絡先', 'Address'],
  purpose: '登録してあるお届け先を荷物の宛名の形で確かめ、編集や新しい登録へ進めるようにします。',
  use: [
    '登録済みの住所、名前、連絡先を見せるとき。',
    'お届け先がまだないことを伝え、登録を促すとき（`address` が `null`）。',
  ],
  avoid: [
    { when: 'お届け先を書き換える', instead: '`AddressForm`' },
    { when: '購入の途中で受け取り方法を選ぶ', instead: '`DeliveryPicker`' },
    { when: '注文を確定する前の確認', instead: '`ConfirmSummary`' },
  ],
  anatomy: [
    {
      part: '住所',
      note: '郵便番号、住所、建物の順。建物がなければその行は出ない。',
      at: 'address > div:first-child',
    },
    { part: '名前', note: 'お届け先の方。', at: 'address > div:first-child + *' },
    { part: '連絡先', note: '電話番号とメールアドレス。', at: 'address > div:last-child' },
    { part: '編集するボタン', note: '`editHref` へ進むリンク。', at: 'a' },
    {
      part: '未登録の案内',
      note: '`address` が `null` のとき、カードの代わりに「登録する」と並べて出る。',
    },
  ],
  related: {
    AddressForm: '編集や登録の先の画面で使う',
    EmptyState: '未登録の案内を出す',
    LoadFailure: '読み込めないときに代わりに出す',
  },
  props: {
    address: '登録済みのお届け先。`null` なら未登録の案内に替わる。',
    onEdit:
      'ふつうに押したとき、`editHref` へ進む代わりに呼ぶ。Ctrl、⌘、Shift を押しながらのときは呼ばない。',
  },
  others: {
    AddressCardSkeleton: { purpose: 'お届け先を読み込む間、カードの形を先に見せます。' },
  },
};

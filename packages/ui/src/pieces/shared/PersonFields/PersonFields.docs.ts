import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '名前と連絡先の欄',
  reading: 'なまえとれんらくさきのらん',
  search: ['氏名', '電話番号', 'メールアドレス', '住所', '郵便番号', '個人情報'],
  purpose:
    '名前、メールアドレス、電話番号を、欄に合ったキーボードと自動入力で書けるようにします。誤りは、欄を離れてから伝えます。',
  use: [
    '購入やお届け先で、本人の名前と連絡先を書いてもらうとき。値と誤りは `usePersonForm` が持ちます。',
    '住所も要るときは、続けて `PersonFieldsAddress` を置くとき。',
  ],
  avoid: [
    { when: '購入手続きの情報入力の画面', instead: '`CustomerForm`。中に含む' },
    { when: 'お届け先の登録の画面', instead: '`AddressForm`。中に含む' },
    { when: 'ほかの一行の入力', instead: '`TextField`' },
    { when: '書いた内容を見せるだけ', instead: '`AddressCard` か `ConfirmSummary`' },
  ],
  anatomy: [
    { part: '名前の欄', note: '必須。', at: 'input[name="name"]' },
    {
      part: 'フリガナの欄',
      note: '任意。ひらがなと半角カナは、全角カタカナになる。',
      at: 'input[name="kana"]',
    },
    {
      part: 'メールアドレスの欄',
      note: '必須。メール用のキーボードが出る。',
      at: 'input[name="email"]',
    },
    {
      part: '電話番号の欄',
      note: '必須。10 桁か 11 桁の数字。広い画面でも短いまま。',
      at: 'input[name="phone"]',
    },
    {
      part: '郵便番号の欄',
      note: '`PersonFieldsAddress` にある。7 桁を入れると住所を調べ、空の欄に入れる。元に戻せる。',
      at: 'input[name="postalCode"]',
    },
    {
      part: '都道府県の欄',
      note: '`PersonFieldsAddress` にある。47 の中から選ぶ。',
      at: 'select[name="prefecture"]',
    },
    {
      part: '市区町村から建物までの欄',
      note: '`PersonFieldsAddress` にある。建物名だけが任意で、ほかは必須。',
      at: 'input[name="city"]',
    },
  ],
  words: { postalFilled: ['東京都千代田区千代田'] },
  related: {
    CustomerForm: '購入手続きで、お客様情報の欄になる',
    AddressForm: 'お届け先の登録で、名前から住所までの欄になる',
    OrderForm: '会場払いの注文で、名前と連絡先の欄になる',
    TextField: '一つ一つの欄を受け持つ',
    Form: '送信と、最初の誤りの欄への案内を受け持つ',
  },
  props: {
    errors: '欄ごとの誤りの文。ない欄には何も出ない。',
    onChange: '書き換えた欄と値を渡して呼ぶ。最新の値に足し合わせて覚える。',
    onLeave: '欄を離れたとき、その欄の名前を渡して呼ぶ。ここで誤りを確かめる。',
    values: '名前から建物までの、今の値。空の値は `nobody`。',
  },
  others: {
    PersonFieldsAddress: {
      purpose:
        '郵便番号から住所を補いながら、お届け先の住所を書けるようにします。補った住所は元に戻せ、書いてある住所は書き換えません。',
      props: {
        errors: '住所の欄ごとの誤りの文。番地が町名だけのときも、ここで伝わる。',
        onChange: '書き換えた住所の欄と値を渡して呼ぶ。郵便番号が変わると、住所も調べる。',
        postal: '郵便番号を調べている状況。`usePersonForm` の `bind` に含まれる。',
        values: '郵便番号から建物までの、今の値も含む全体。',
      },
    },
    PersonFieldsSkeleton: {
      purpose: '欄の値を読み込む間、同じ数の欄の形を見せ、届いたときに内容が動かないようにします。',
      props: {
        address: '住所の欄の形も見せる。省くと、名前と連絡先の四つだけ。',
      },
    },
  },
};

import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'お支払い方法の選択',
  reading: 'おしはらいほうほう',
  search: ['会場払い', 'クレジットカード', '現金', 'ラジオボタン'],
  purpose:
    'クレジットカードと会場払いのどちらで支払うかを選べます。会場払いは入力するものがなく、そのまま確認へ進みます。',
  use: [
    '購入手続きのお支払い方法の画面で、会場受け取りの注文に会場払いも選んでもらうとき。カードのときは下に `CreditCardForm` を置く。',
  ],
  avoid: [
    { when: '会場払いを受け付けないクラブや、配送の注文', instead: '`CreditCardForm` だけ' },
    { when: '一つの商品を会場払いで注文する', instead: '`OrderForm`' },
    { when: '受け取り方法を選ぶ', instead: '`DeliveryPicker`' },
    { when: '選んだ支払い方法の確認', instead: '`ConfirmSummary`' },
  ],
  anatomy: [
    { part: '見出し', note: '「お支払い方法」。グループの名前として読み上げる。', at: 'legend' },
    {
      part: 'クレジットカード',
      note: '一括払いで、確定のときに支払うことを説明する。',
      at: 'label:nth-of-type(1)',
    },
    {
      part: '会場払い',
      note: 'どこで、何と引き換えに支払うかを説明する。場所はクラブの設定で変わる。',
      at: 'label:nth-of-type(2)',
    },
    { part: '次へ進むボタン', note: '会場払いのときだけ出る。確認の画面へのリンク。' },
  ],
  kinds: {
    method: {
      credit_card: 'クレジットカード。ボタンは出ず、下に置くカードの入力が続きになる。',
      at_pickup: '会場払い。次へ進むボタンが出る。',
    },
  },
  related: {
    CreditCardForm: 'カードを選んだときに、下に置く',
    CheckoutStepper: '上に置き、`payment` にする',
    ConfirmSummary: '次の画面で、選んだ支払い方法を確かめる',
    RadioGroup: '枠で囲んだ選択肢を並べる',
  },
  props: {
    method: '選ばれている支払い方法。カードか会場払いのどちらか一つ。',
    nextHref: '会場払いのときに進む先。注文確認の画面のアドレス。',
  },
};

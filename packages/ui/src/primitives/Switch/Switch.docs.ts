import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'スイッチ',
  search: ['トグル', '入り切り', 'オンオフ', '設定', '通知', 'Toggle'],
  purpose: '設定を入れたり切ったりできます。切り替えたその場で効きます。',
  use: [
    '通知の受け取りなど、送るボタンを押さずに効く設定のとき。',
    '今の状態を見せながら切り替えるとき。',
  ],
  avoid: [
    { when: 'フォームを送ったときに効く選択', instead: '`Checkbox`' },
    { when: '二つの表示を切り替える', instead: '`Tabs`' },
    { when: '一度きりの操作', instead: '`Button`' },
  ],
  anatomy: [
    {
      part: 'ラベル',
      note: '必須。行のどこを押しても切り替わる。',
      at: 'label > span:first-child > span',
    },
    { part: '説明', note: '`description` があるとき、ラベルの下に出る。' },
    { part: 'つまみ', note: '入っているとクラブの色。形と位置でも分かる。', at: 'input' },
    { part: '保存中のしるし', note: '`pending` の間、つまみの中に出る。' },
  ],
  related: {
    Checkbox: '送ったときに効く選択',
    NotificationSettings: '通知の設定で使う',
    Spinner: '保存している間、つまみの中に出る',
  },
  props: {
    description: 'ラベルの下に置く説明。読み上げでも続けて読む。',
    disabled: '今は切り替えられない。フォーカスは残るので、理由を `description` に書く。',
    label: '設定の名前。入と切で変えない。',
    pending: '保存している間。新しい値を見せたまま、次の切り替えは受け付けない。',
  },
};

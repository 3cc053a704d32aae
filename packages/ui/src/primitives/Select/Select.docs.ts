import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'セレクト',
  search: ['プルダウン', 'ドロップダウン', '都道府県', '選択肢', 'Dropdown', 'Picker'],
  purpose: 'たくさんの選択肢から一つを選べます。スマートフォンでは端末の選択画面が開きます。',
  use: ['都道府県や月など、選択肢が多く、よく知られているとき。', '場所を一行に収めたいとき。'],
  avoid: [
    { when: '選択肢が五つほどまで', instead: '`RadioGroup`' },
    { when: '操作を選ぶ', instead: '`Menu`' },
    { when: '自由に書く', instead: '`TextField`' },
  ],
  anatomy: [
    { part: 'ラベル', note: '必須。押すと選択欄にフォーカスが移る。', at: 'label' },
    {
      part: '選択欄',
      note: '選んだものの名前を示す。選ぶ前は案内の文を薄く出す。',
      at: 'select',
    },
    { part: '矢印', note: '開けることを示す飾り。', at: 'select + span' },
    { part: '補足', note: '`hint` があるとき、ラベルと選択欄の間に出る。' },
    { part: '誤りの文', note: '`error` があるとき、選択欄の下に出る。' },
  ],
  kinds: {
    necessity: {
      required: '「必須」と出る。一度選ぶと、選ばない状態には戻せない。',
      optional: '「任意」と出る。選ばない状態に戻せる。',
    },
  },
  related: {
    RadioGroup: '選択肢が少ないとき、すべて見せて選ばせる',
    Field: 'ラベルと誤りの文の枠',
    PersonFields: '都道府県の欄として使う',
  },
  props: {
    disabled: '今は選べない。フォーカスは残るので、理由を `hint` に書く。',
    items: '選択肢。値と名前の組を、並べる順に渡す。',
    onValueChange: '選ぶたびに新しい値で呼ぶ。選ばない状態に戻すと空の文字を渡す。',
    placeholder: '選ぶ前の案内の文。省くと共通の文になる。',
    value: '選んだ値。空の文字か一覧にない値なら、選ぶ前の表示になる。',
  },
};

import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'まとめて発送',
  reading: 'まとめて',
  search: ['CSV', '送り状', '宛名', 'Import'],
  purpose: '送り状番号のファイルを読み、変わる内容を行ごとに確かめてから、一度に記録します。',
  use: ['何件もの注文を一度に発送するとき。'],
  avoid: [{ when: '一つの注文の発送', instead: '`ShipmentForm`' }],
  anatomy: [
    { part: '宛名のCSVと印刷', note: '配送会社の送り状のための宛名と、商品を集めるための紙。' },
    {
      part: '変わる内容',
      note: '行ごとに、変わる前とあと。変えない行はそのわけ。番号がまだの行は数だけ。',
      at: 'ol',
    },
    { part: '記録するボタン', note: '件数を名にもつ。全部記録するか、何も変えないか。' },
  ],
  words: {
    ready: [12],
    left: [2],
    blank: [30],
    line: [4],
    becomes: ['未発送', 'ヤマト運輸 4120-8835-2716'],
    run: [12],
    done: [12],
  },
  related: { ShipmentForm: '一つの注文で使う', PackingSheets: '印刷する紙' },
  props: {
    done: '記録した件数。記録する前は `null`。',
    preview: '変わる内容。ファイルを読むまでは `null`。',
  },
};

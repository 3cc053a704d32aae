import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'レジを追加',
  reading: 'れじをついか',
  search: ['端末の登録', 'QRコード', '手伝い', '窓口'],
  purpose: '責任者が、手伝いの方の端末を、名前と終わる時刻のあるレジにします。',
  use: ['レジの一覧から、端末を増やすとき。'],
  avoid: [{ when: 'ファンに受け取り用のコードを見せる', instead: '`OrderQrDialog`' }],
  anatomy: [
    { part: '名前', note: '渡した記録に残る。', at: 'dialog input' },
    { part: '終わる時刻', note: '初めは今日の終わり。', at: 'dialog select' },
    { part: 'コード', note: '`code` があるとき。名前、時刻、いつまで使えるかを添える。' },
    {
      part: '結果',
      note: '端末がレジになると、コードの代わりに出る。',
    },
  ],
  words: {
    numbered: [1],
    hour: ['21:00'],
    code: ['レジ1'],
    once: ['11:05'],
    desk: ['レジ1', '00:00'],
    added: ['レジ1'],
  },
  related: { DeskList: '使っているレジを並べる', DeskEnrolment: '読み取った端末に出る' },
  props: {
    code: 'QRコードの中身、名前、終わる時刻、使える時刻。作る前は `null`。',
    fields: '名前と終わる時刻の値と、書き換えたときに呼ぶもの、選べる時刻。',
  },
};

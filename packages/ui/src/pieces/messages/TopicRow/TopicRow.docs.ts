import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'トークの行',
  reading: 'とーくのぎょう',
  search: ['最新の一通', '一覧の項目', '新着のしるし', 'ListItem'],
  purpose: '一つのトークの相手と最新の一通を一行で読み、押して開けます。',
  use: ['トーク一覧の一行として。'],
  avoid: [
    { when: '注文の一行', instead: '`OrderRow`' },
    { when: 'トップの未読', instead: '`UnreadBanner`' },
    { when: 'ほかのリンクの一覧', instead: '`MyPageLinks`' },
  ],
  anatomy: [
    { part: '顔', note: 'グループは人の集まりの絵。', at: 'img' },
    { part: '名前', note: '長ければ … で省く。読み上げでは全部を読む。', at: 'bdi' },
    { part: '選手のしるし', note: '相手が選手のとき。同じ名前のファンと見分けられる。' },
    { part: '新着のしるし', note: 'まだ読んでいないものがあるとき。' },
    { part: '時刻', note: '今日は時刻、それより前は日付。読み上げでは日時の全部。', at: 'time' },
    { part: '最新の一通', note: '画像や動画は、届いていることを文で伝える。' },
  ],
  kinds: {
    viewer: {
      user: 'ファンが見る。選手の写真を出す。',
      player: '選手が見る。ファンの写真を出す。',
    },
  },
  related: {
    TopicList: 'これを並べる',
    Avatar: '相手の顔',
    Badge: '選手と新着のしるし',
  },
  props: {
    item: '相手、最新の一通、時刻、新着があるか。',
    viewer: 'だれが見るか。出す写真が変わる。',
  },
};

import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '前後の会話',
  reading: 'ぜんごのかいわ',
  search: ['文脈', '流れ', 'Context'],
  purpose: '通報された一通を、前後の会話の中で読めます。一文だけで決めないためです。',
  use: ['通報に対応する前に、流れを読むとき。'],
  avoid: [{ when: 'ファンや選手のトーク', instead: '`MessageThread`' }],
  anatomy: [
    { part: 'トークの名前', note: '見出しになる。' },
    { part: '一通', note: '送った人、日時、本文。', at: 'li' },
    {
      part: '画像・動画',
      note: '覆ってある。「表示する」を押すまで読み込まず、動画は再生を押すまで動かない。',
    },
    { part: '通報されたメッセージ', note: '枠と言葉で示す。', at: 'li[aria-current]' },
  ],
  words: {
    label: ['チーム応援トーク'],
    mediaOf: ['さくら', '画像'],
    showOf: ['さくらの画像'],
    hideOf: ['さくらの画像'],
  },
  related: { ReviewDecision: '読んだあとに決める', MessageThread: 'ファンが見るトーク' },
  props: {
    media: '押されて読み込んだ画像・動画と、押されたことの知らせ。ほかは覆われている。',
    message: '通報された一通。非表示でも本文が読める。',
  },
};

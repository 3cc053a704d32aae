import type { ComponentDocs } from '../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'アバター',
  search: ['顔写真', 'プロフィール画像', '丸いアイコン', '人物', 'UserIcon', 'Thumbnail'],
  purpose:
    '人やグループを、小さな丸い写真で見分けられるようにします。写真がなくても、同じ大きさで頭文字かアイコンを見せます。',
  use: [
    '一覧の行、会話、画面の上の帯で、名前の横に顔を添えるとき。',
    '写真がない、または壊れていることがある相手を見せるとき。',
  ],
  avoid: [
    { when: '写真そのものを大きく見せる', instead: '`Picture`' },
    { when: '押してプロフィールを開く', instead: '`Screen` の `lead` に、`onClick` と一緒に渡す' },
    { when: '件数や目印を見せる', instead: '`Badge`' },
  ],
  anatomy: [
    { part: '写真', note: '`src` が使えるとき。丸く切り抜き、顔のある上寄りを見せる。', at: 'img' },
    { part: '頭文字', note: '写真がないか壊れていて、`name` があるとき。最初の一文字。' },
    { part: 'アイコン', note: '写真も名前もないとき。人かグループの形。' },
  ],
  kinds: {
    kind: {
      person: '一人の人。代わりのアイコンは一人の形。',
      group: 'グループ。代わりのアイコンは複数の人の形。',
    },
    size: {
      small: '直径 30 px。画面の上の帯など、文字の横に置く。',
      medium: '直径 44 px。一覧の行に置く。',
      large: '直径 72 px。プロフィールなど、顔を目立たせる。',
    },
  },
  related: {
    Picture: '四角い写真を見せる',
    Screen: '`lead` に入れ、題の前に置く',
    TopicRow: 'トークの相手の顔として並ぶ',
    Skeleton: '読み込む間、同じ大きさの丸を見せる（`kind="circle"`）',
  },
  props: {
    alt: '読み上げの文。名前が横に見えない場所でだけ渡す。省くと読み上げない。',
    kind: '写真も名前もないときのアイコンを、人かグループから選ぶ。',
    name: '写真がないときに頭文字を取る名前。読み上げには使わない。',
    size: '直径。写真があってもなくても同じ。',
    src: '写真のアドレス。`null` か省略、または読み込めないときは頭文字かアイコンになる。',
  },
};

import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カードの全画面表示',
  reading: 'かーどのぜんがめんひょうじ',
  search: ['カード詳細', 'カードを開く', '音声を再生', '動画を再生', '拡大', 'Viewer'],
  purpose:
    '一枚の選手カードを暗い画面いっぱいに開き、裏返したり、選手の音声や動画を再生したりして楽しめるようにします。',
  use: [
    'アルバムで押したカードを開くとき。',
    '取得したばかりのカードを、祝う動きとともに見せるとき（`isNew`）。',
  ],
  avoid: [
    { when: '画面の一部にカードを置く', instead: '`CardFlip`' },
    { when: 'メッセージの写真を開く', instead: '`ImagePreview`' },
    { when: 'メッセージの動画を開く', instead: '`VideoPreview`' },
    { when: 'コードを読み取ったあと、カードが届くまで', instead: '`ObtainPanel`' },
  ],
  anatomy: [
    {
      part: '傾きのボタン',
      note: '「傾けて光らせる」。傾きに許可が要る端末で、ノーマルではないカードのときだけ。答えると消える。',
    },
    {
      part: '閉じるボタン',
      note: '右上。Esc でも閉じる。0.2 秒で消えてから `onClose` を呼ぶ。',
      at: '[aria-label="閉じる"]',
    },
    { part: '知らせ', note: '`notice` があるとき。カードの上に出る。' },
    {
      part: 'カード',
      note: '幅と高さに入る大きさになる。縦横比は変わらない。',
      at: '[aria-label="カードの表"]',
    },
    {
      part: '新しいカードの帯',
      note: '`isNew` のとき、はじめの 2 秒だけ。裏も見られることを一度だけ読み上げる。触れず、その間は裏返せない。',
    },
    {
      part: '裏返すボタン',
      note: 'いつもある。裏返すと、どちらの面かを読み上げる。',
      at: 'p[role="status"] + div > button:nth-child(1)',
    },
    {
      part: '音声のボタン',
      note: '音声のあるカードだけ。小さなダイアログのバーで再生する。',
      at: 'p[role="status"] + div > button:nth-child(2)',
    },
    {
      part: '動画のボタン',
      note: '動画のあるカードだけ。画面いっぱいで再生する。',
      at: 'p[role="status"] + div > button:nth-child(3)',
    },
  ],
  words: { audioOf: ['佐藤 さくら'], videoOf: ['佐藤 さくら'] },
  related: {
    CardFlip: '中央に置くカードになる',
    MediaPlayer: '音声と動画を再生する',
    CardAlbum: '前の画面。`shared` と `sharedName` で、カードの動きがつながる',
    MediaBackdrop: '動画の後ろに敷く',
  },
  props: {
    card: '開くカード。`audioUrl` と `videoUrl` で、再生のボタンの有無が決まる。',
    isNew: '取得したばかり。2 秒の間、帯と光で祝う。',
    notice: 'カードの上の知らせ。まだ保存できていないことなどを伝える。省くと場所も取らない。',
    onClose: '閉じるボタンか Esc で、消える動きが終わってから呼ぶ。',
    sharedName: '一覧のカードとつながる動きを付ける。',
  },
  others: {
    CardStageSkeleton: {
      purpose: 'カードを読み込む間、同じ暗い画面に、カードの形とボタンの場所を先に確保します。',
    },
  },
};

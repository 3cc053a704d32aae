/** What a notice says. The first line of a message is its sender's, and nothing here is longer than a lock screen. */
export const messages = {
  image: '画像が届いています',
  video: '動画が届いています',
  cut: '…',
  /** The type stands first: a name may end in any words, and lock screens cut the end. */
  sender: { player: (name: string) => `選手 ${name}`, user: (name: string) => `ファン ${name}` },
  said: (sender: string, words: string) => `${sender}「${words}」`,
  order: {
    shipped: { title: 'ご注文の商品を発送しました', body: (id: string) => `注文番号 ${id}` },
    received: {
      title: '商品をお渡ししました',
      body: (id: string) => `注文番号 ${id}　ありがとうございました。`,
    },
    canceled: {
      title: 'ご注文がキャンセルされました',
      body: (id: string) => `注文番号 ${id}　くわしくは注文の詳細をご覧ください。`,
    },
  },
  notOurs: 'このブラウザのお知らせには対応していません。',
};

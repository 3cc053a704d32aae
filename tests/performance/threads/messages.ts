const sentences = [
  '了解です！',
  '昨日は応援ありがとう！次のホームゲームも全力で投げます。',
  'ライト側スタンドからの声、マウンドまで届いています。',
  '雨の中、最後まで残ってくれて本当にうれしかったです。明日は晴れるといいですね。',
];

type BenchMedia = {
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
  duration: null;
  fileName: null;
};

export type BenchMessage = {
  key: string;
  messageId: string;
  own: boolean;
  senderType: 'user' | 'player';
  senderId: string;
  senderName: string;
  senderAvatar: string;
  kind: 'text' | 'image';
  text: string;
  at: string;
  media: BenchMedia | null;
  state: 'sent';
  progress: null;
};

const began = Date.parse('2026-01-01T00:00:00+09:00');

/** Texts of one to ten lines with some pictures; the same for each list. */
export function messagesFrom(from: number, count: number): BenchMessage[] {
  return Array.from({ length: count }, (_, offset) => {
    const id = from + offset;
    const own = id % 3 === 0;
    const isPicture = id % 9 === 4;
    return {
      key: String(id),
      messageId: String(id),
      own,
      senderType: own ? 'user' : 'player',
      senderId: own ? 'sakura' : '1',
      senderName: own ? '浜野 さくら' : '黒田 蓮',
      senderAvatar: own ? '' : picture,
      kind: isPicture ? 'image' : 'text',
      text: `${id}番。${(sentences[id % 4] ?? '').repeat(1 + ((id * 7) % 4))}`,
      at: new Date(began + (id - first) * 600_000).toISOString(),
      media: isPicture ? file : null,
      state: 'sent',
      progress: null,
    };
  });
}

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><path fill="#c32034" d="M0 0h320v240H0z"/></svg>')}`;

const file: BenchMedia = {
  url: picture,
  thumbnailUrl: picture,
  width: 320,
  height: 240,
  duration: null,
  fileName: null,
};

export const first = 1_000_000;

const countAsked = () => Number(location.hash.slice(1)) || 10_000;

/** Created before the timer starts: only the lists are compared. */
export const firstPage = messagesFrom(first, countAsked());

Object.assign(window, { began: performance.now() });

export const carouselMessages = {
  carousel: 'カルーセル',
  slide: 'スライド',
  position: (position: number, count: number) => `${count}枚中${position}枚目`,
  previous: '前へ',
  next: '次へ',
  choose: (position: number) => `${position}枚目を表示`,
  pause: '一時停止',
  play: '再生',
};

export type CarouselMessages = typeof carouselMessages;

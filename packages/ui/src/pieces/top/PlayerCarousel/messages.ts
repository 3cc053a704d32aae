export const playerCarouselMessages = {
  title: '選手にメッセージを送る',
  label: 'SEND A MESSAGE',
};

export type PlayerCarouselMessages = typeof playerCarouselMessages;

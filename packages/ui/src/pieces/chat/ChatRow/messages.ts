export const chatRowMessages = {
  fresh: 'NEW',
  image: '画像が届いています',
  video: '動画が届いています',
};

export type ChatRowMessages = typeof chatRowMessages;

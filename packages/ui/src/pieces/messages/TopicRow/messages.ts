export const topicRowMessages = {
  fresh: 'NEW',
  player: '選手',
  image: '画像が届いています',
  video: '動画が届いています',
};

export type TopicRowMessages = typeof topicRowMessages;

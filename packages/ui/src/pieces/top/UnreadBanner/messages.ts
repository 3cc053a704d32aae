export const unreadBannerMessages = {
  title: '未読メッセージ',
  label: 'UNREAD',
  player: '選手',
  count: (count: number) => `${count}件`,
  image: '画像が届いています',
  video: '動画が届いています',
};

export type UnreadBannerMessages = typeof unreadBannerMessages;

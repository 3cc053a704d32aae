export const pictureMessages = {
  failed: '画像を表示できません',
};

export type PictureMessages = typeof pictureMessages;

export const linkListMessages = {
  newTab: '（新しいタブで開きます）',
};

export type LinkListMessages = typeof linkListMessages;

export const textLinkMessages = {
  newTab: '（新しいタブで開きます）',
};

export type TextLinkMessages = typeof textLinkMessages;

export const contentMissingMessages = {
  thread: 'トークが見つかりません',
  threadHelp: 'なくなったか、アドレスが違うようです。ほかのトークは、一覧から開けます。',
  threadList: 'トークの一覧を見る',
  card: 'カードを表示できません',
  cardHelp: 'まだ取得していないか、アドレスが違うようです。取得したカードは、一覧から開けます。',
  cardList: 'カードの一覧を見る',
};

export type ContentMissingMessages = typeof contentMissingMessages;

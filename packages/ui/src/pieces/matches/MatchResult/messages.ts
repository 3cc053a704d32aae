export const matchResultMessages = {
  won: '勝ち',
  lost: '負け',
  drawn: '引き分け',
  between: '　',
};

export type MatchResultMessages = typeof matchResultMessages;

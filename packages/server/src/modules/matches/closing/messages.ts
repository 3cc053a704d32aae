export const messages = {
  notOver: '終了か中止にした試合だけ、締められます。先に、試合の状態を変えてください。',
};

export const playerLoginFormMessages = {
  title: '選手ログイン',
  id: 'ログインID',
  password: 'パスワード',
  submit: 'ログイン',
  back: 'ファンの方はこちら',
  idRequired: 'ログインIDを入力してください',
  passwordRequired: 'パスワードを入力してください',
};

export type PlayerLoginFormMessages = typeof playerLoginFormMessages;

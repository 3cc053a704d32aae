export const staffPasswordChangeMessages = {
  title: 'パスワード',
  note: '変えると、ほかの端末からはログアウトします。この端末はそのままです。',
  open: 'パスワードを変える',
  first: 'パスワードを変える',
  lead: 'いまのパスワードは、渡した人も知っています。自分だけのパスワードに変えると、はじめられます。',
  submit: '変えてはじめる',
  leave: 'ログインに戻る',
};

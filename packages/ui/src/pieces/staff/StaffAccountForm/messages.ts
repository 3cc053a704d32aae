export const staffAccountFormMessages = {
  title: 'スタッフの追加',
  lead: '追加すると、パスワードを一度だけ表示します。',
  name: '名前',
  nameHint: '操作の記録と、受け渡しの記録に残ります。',
  loginId: 'ログインID',
  loginIdHint: '半角の英数字と「.」「_」「-」で、3文字以上',
  problems: {
    name: '名前を入力してください',
    loginId: '半角の英数字と「.」「_」「-」で、3文字以上入力してください',
    role: '役割を選んでください',
  },
  submit: '追加してパスワードを表示する',
};

const signedOut = (sessions: number) =>
  sessions === 0 ? '' : `ログイン中の${sessions}台は、すぐにログアウトします。`;

export const staffAccountDetailsMessages = {
  facts: 'ログイン',
  loginId: 'ログインID',
  created: '追加した日',
  used: '最後に使った時刻',
  never: 'まだログインしていません',
  sessions: 'ログイン中の端末',
  devices: (count: number) => `${count}台`,
  loading: 'スタッフを読み込んでいます',
  name: '名前',
  saveName: '名前を変える',
  nameRequired: '名前を入力してください',
  role: '役割',
  changeRole: 'この役割に変える…',
  ownRole: '自分の役割は変えられません。ほかのオーナーに頼んでください。',
  password: 'パスワード',
  passwordLead: '忘れたとき、人に知られたときに作り直します。',
  resetPassword: 'パスワードを作り直す…',
  factor: '本人の確認',
  noFactor: '登録はありません。次にログインするときに登録します。',
  deskFactor: 'この役割では、パスワードだけでログインします。',
  factorLead: 'スマートフォンをなくした人の登録を消します。',
  resetFactor: '登録を消す…',
  ownFactor: '自分の登録は「ログインと端末」で変えます。',
  ownFactorLink: 'ログインと端末を開く',
  remove: '削除',
  removeLead: 'この人は、もうログインできなくなります。',
  removeButton: 'スタッフを削除する…',
  ownRemove: '自分は削除できません。ほかのオーナーに頼んでください。',
  askRole: (name: string, role: string) => `${name}さんの役割を「${role}」に変えますか？`,
  losses: {
    desk: '使えるのは、受け渡しだけになります。',
    manager: 'スタッフの追加、変更、削除はできなくなります。',
    owner: '',
  },
  gains: {
    desk: '',
    manager: '注文、見守り、レジ、記録を使えるようになります。',
    owner: 'スタッフの追加、変更、削除ができるようになります。',
  },
  roleConsequence: (effect: string, sessions: number) => effect + signedOut(sessions),
  confirmRole: '役割を変える',
  askPassword: (name: string) => `${name}さんのパスワードを作り直しますか？`,
  passwordConsequence: (sessions: number) =>
    `いまのパスワードは使えなくなります。${signedOut(sessions)}新しいパスワードは、一度だけ表示します。`,
  ownPasswordConsequence:
    'いまのパスワードは使えなくなり、この端末のほかはログアウトします。新しいパスワードは、一度だけ表示します。',
  confirmPassword: '作り直す',
  askFactor: (name: string) => `${name}さんの登録を消しますか？`,
  factorConsequence: (factors: string, sessions: number) =>
    `${factors}とリカバリーコードが使えなくなります。${signedOut(sessions)}次にログインするときに登録し直します。頼んだのが本人か、先に確かめてください。`,
  confirmFactor: '登録を消す',
  askRemove: (name: string) => `${name}さんを削除しますか？`,
  removeConsequence: (sessions: number) =>
    `もうログインできず、元に戻せません。${signedOut(sessions)}この人がした操作の記録は、名前といっしょに残ります。`,
  confirmRemove: '削除する',
  sentLater: (name: string) =>
    `送っていない記録は端末に残ります。その端末で次にログインすると、${name}さんのものとして届きます。`,
  done: {
    name: '名前を変えました。',
    role: '役割を変えました。',
    password: 'パスワードを作り直しました。',
    factor: '登録を消しました。',
    remove: '削除しました。',
  },
};

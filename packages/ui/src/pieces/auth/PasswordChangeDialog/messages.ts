export const passwordChangeDialogMessages = {
  title: 'パスワード変更',
  current: '現在のパスワード',
  new: '新しいパスワード',
  confirm: '新しいパスワード（確認）',
  hint: '8文字以上。英大文字・英小文字・数字・記号（- _ @ # $ ! &）のうち3種類以上をお使いください。',
  submit: '変更する',
  cancel: 'キャンセル',
  currentRequired: '現在のパスワードを入力してください',
  newRequired: '新しいパスワードを入力してください',
  length: '8文字以上で入力してください',
  chars: '半角英数字と記号（- _ @ # $ ! &）のみ使用できます',
  classes: '英大文字・英小文字・数字・記号のうち3種類以上を使用してください',
  mismatch: 'パスワードが一致しません',
  same: '現在のパスワードと異なるものを入力してください',
  failed: 'パスワードの変更に失敗しました',
};

export type PasswordChangeDialogMessages = typeof passwordChangeDialogMessages;

/** Patterns that map a server message to its field; the first match wins. */
export const passwordServerWords = [
  { field: 'new', words: /異なる/ },
  { field: 'current', words: /現在のパスワード|アカウント/ },
  { field: 'confirm', words: /一致|mismatch/i },
  { field: 'new', words: /新しいパスワード|文字|半角|種類/ },
] as const;

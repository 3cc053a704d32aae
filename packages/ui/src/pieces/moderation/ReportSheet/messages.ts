export const reportSheetMessages = {
  title: 'メッセージを通報',
  reason: '通報の理由',
  reasons: {
    harassment: 'しつこい・いやがらせ',
    whereabouts: '選手の居場所や持ち物',
    advertising: '宣伝・勧誘',
    indecent: '性的・暴力的な内容',
    impersonation: 'なりすまし',
    other: 'そのほか',
  },
  reasonMissing: '理由を選んでください',
  note: '運営に伝えること',
  noteHint: '500文字まで。書かなくても送れます。',
  help: 'このメッセージはあなたの画面に出なくなり、運営が確認します。だれが通報したかは、相手に伝わりません。',
  send: '通報する',
  doneTitle: '通報しました',
  done: 'このメッセージは、あなたの画面に出なくなりました。運営が確認します。',
  close: 'トークへ戻る',
};

export type ReportSheetMessages = typeof reportSheetMessages;

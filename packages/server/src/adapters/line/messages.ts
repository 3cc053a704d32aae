export const messages = {
  namelessFan: 'ファン',
  standIn: {
    title: 'LINEログイン（開発用）',
    lead: '開発と確認のための画面です。LINEには接続しません。',
    chooseFan: 'だれとしてログインしますか',
    newFan: '新しいファンとしてログイン',
    name: '名前',
    nameHint: (most: number) => `${most}文字以内で入力してください。`,
    nameMissing: '名前を入力してください。',
    nameTooLong: (most: number) => `名前は${most}文字以内で入力してください。`,
    create: 'この名前でログイン',
    cancel: 'キャンセル',
    unknownFan: '選んだファンが見つかりません。もう一度選んでください。',
    cannotContinue: 'ログインを続けられません',
    expired: '時間がたったか、すでに終わったログインです。元の画面からやり直してください。',
    refused: 'ログインの内容に誤りがあります。元の画面からやり直してください。',
  },
};

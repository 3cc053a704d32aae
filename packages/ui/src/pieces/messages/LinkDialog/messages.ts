export const linkDialogMessages = {
  title: 'このサイトを開きますか？',
  leads: 'リンクの行き先',
  known: 'サイトの名前を確かめてください。知らないサイトのときは、開かないでください。',
  punycode:
    '「xn--」は英数字以外の文字を表します。見た目がよく似た、別のサイトかもしれません。知らないサイトのときは、開かないでください。',
  address: 'サイトの名前がなく、番号だけの行き先です。送った人に確かめてから開いてください。',
  open: '開く',
  stop: 'やめる',
};

export type LinkDialogMessages = typeof linkDialogMessages;

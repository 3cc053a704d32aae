import { formatDateTime, formatYen } from '../../../format';

const means = { cash: '現金', other: 'その他の方法' };

export const handOverUndoMessages = {
  made: (at: string, by: string | null) =>
    `${formatDateTime(at)} に${by === null ? '' : `${by}が`}渡しました。`,
  open: '元に戻す…',
  title: '受け渡しを元に戻す',
  help: '注文は未受取に戻り、お客様のスマホに受け取り用QRコードがまた出ます。元に戻したことも記録に残ります。',
  paid: (way: keyof typeof means, amount: number) =>
    `${means[way]}で受け取った ${formatYen(amount)} の記録も元に戻ります。お客様にお返ししてください。`,
  reason: '理由',
  reasonHint: '例: 別の方の商品を渡した',
  reasonMissing: '理由を入力してください。',
  submit: '元に戻す',
  keep: 'やめる',
};

import { formatListTime, formatYen } from '../../../format';
import type { HandOverOutcome } from './HandOverResult';

export const handOverResultMessages = {
  titles: {
    handedOver: '渡しました',
    undone: '元に戻しました',
    alreadyHandedOver: '渡し済みです',
    canceled: 'キャンセルされた注文です',
    refunded: '返金した注文です',
    paymentFailed: '支払われていない注文です',
    paymentPending: '支払いを確かめています',
    shipping: '配送の注文です',
    unknown: '見つかりません',
    notOnList: 'この端末の一覧にありません',
    otherClub: 'ほかのクラブのコードです',
    card: '選手カードのコードです',
    notAnOrder: '注文ではないコードです',
  } satisfies Record<HandOverOutcome['kind'], string>,
  lead: (result: HandOverOutcome): string => {
    switch (result.kind) {
      case 'handedOver':
        return `${result.order.customerName} 様`;
      case 'undone':
        return 'この注文は未受取です。もう一度渡せます。';
      case 'alreadyHandedOver':
        return 'もう一度渡さないでください。';
      case 'canceled':
        return `渡さないでください。${formatListTime(result.at)} に取り消されました。`;
      case 'refunded':
        return `渡さないでください。${formatListTime(result.at)} に ${formatYen(result.amount)} の返金を手続きしました。`;
      case 'paymentFailed':
        return '渡さないでください。カードの支払いが完了していません。';
      case 'paymentPending':
        return 'カードの結果を待っています。ふつう2分で決まります。';
      case 'shipping':
        return 'ご自宅に届きます。ここでは渡しません。';
      case 'unknown':
        return 'この番号の注文はありません。番号の最後の6文字でも探せます。';
      case 'notOnList':
        return '通信がないため、渡してよいか分かりません。通信が戻るのを待つか、責任者をお呼びください。';
      case 'otherClub':
        return `${result.team}の注文ではありません。`;
      case 'card':
        return 'ファンが自分のスマートフォンで読み取るコードです。';
      case 'notAnOrder':
        return '受け取り用のQRコードを読み取ってください。';
    }
  },
  customer: (name: string) => `${name} 様`,
  item: (name: string, quantity: number) => `${name} ×${quantity}`,
  taken: (means: 'cash' | 'other', amount: string) =>
    means === 'cash' ? `現金 ${amount} を記録しました` : `その他 ${amount} を記録しました`,
  handedOverAt: '渡した時刻',
  handedOverBy: '渡した人',
  nobody: '記録なし',
  undo: '元に戻す',
  /** In the order's log, when the undo arrives later than without a reason. */
  undoReason: '渡した場で元に戻した',
  waiting: 'この端末に記録しました。通信が戻ると自動で送ります。',
  undoFor: (seconds: number) => `あと${seconds}秒`,
  next: '次の方をどうぞ',
  back: '読み取りに戻る',
  retry: 'もう一度調べる',
  help: '「受け取っていない」とおっしゃるときは、責任者をお呼びください。',
};

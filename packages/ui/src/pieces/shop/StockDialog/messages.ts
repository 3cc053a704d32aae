import type { StockMove } from './StockDialog';

export const stockDialogMessages = {
  titles: { count: '在庫を数える', adjust: '在庫を増減する' },
  of: (name: string, label: string) => (label === '' ? name : `${name}（${label}）`),
  now: (onHand: string, held: string) => `いまの記録は${onHand}点、そのうち確保中は${held}点です。`,
  notCounted: 'この商品の在庫は数えていません。いくつでも売れます。',
  oversoldCount: (pieces: string) =>
    `ブースで${pieces}点多く売れました。棚の数を記録すると、多く売れた分はなくなります。確保中の数より少なくは記録できません。足りないときは、足りない注文を先に取り消すか返金してください。`,
  oversoldAdjust: (pieces: string) =>
    `ブースで${pieces}点多く売れました。増やした分は、先にこれに当てられます。`,
  count: '棚にある数',
  countHint: '注文されてまだ渡していない商品も、いっしょに数えてください。',
  ways: { add: '増やす', remove: '減らす' },
  way: '増減',
  pieces: '数',
  unit: '点',
  reason: '理由',
  reasonOptional: '理由（書かなくてもかまいません）',
  countMissing: '0以上の数字で入力してください。',
  changeMissing: '1以上の数字で入力してください。',
  reasonMissing: '理由を入力してください。',
  result: (from: string, to: string) => `在庫は${from}点から${to}点になります。`,
  saveCount: 'この数を記録する',
  saveAdjust: '記録する',
  stop: '数えるのをやめる…',
  stopTitle: '在庫を数えるのをやめますか？',
  stopHelp: 'いくつでも売れるようになります。確保した分は、数えなくなります。',
  stopConfirm: '数えるのをやめる',
  moved: '数えているあいだに、在庫が動きました。入力した数は残っています。',
  moves: '動いたもの',
  restart: 'いまの在庫から数え直す',
  kinds: {
    count: '数えた',
    adjust: '増減',
    hold: '注文',
    release: '取り消し',
    hand_over: '渡した・送った',
    undo: '受け渡しを元に戻した',
    take_back: '返品を棚に戻した',
    booth: 'ブースで販売',
    booth_undo: 'ブースの販売を取り消した',
    booth_cover: 'ブースで多く売れた分に当てた',
  } satisfies Record<StockMove['kind'], string>,
  move: (onHand: number, held: number) =>
    [onHand !== 0 && `在庫${sign(onHand)}`, held !== 0 && `確保${sign(held)}`]
      .filter(Boolean)
      .join('、'),
};

const sign = (change: number) => (change > 0 ? `+${change}` : String(change));

export type StockDialogMessages = typeof stockDialogMessages;

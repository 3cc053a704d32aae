import { dayOf, timeOfDay } from '@homestand/api-client/day';

const shortDay = (at: Date) => {
  const [, month, day] = dayOf(at).split('-');
  return `${Number(month)}月${Number(day)}日`;
};

export const messages = {
  unknownCode: 'このコードは、来場スタンプに使えません。会場のコードを読み取ってください。',
  calledOff: 'この試合は中止または延期になったため、来場スタンプはありません。',
  early: (from: Date) =>
    `来場スタンプは、${shortDay(from)}の${timeOfDay(from)}から押せます。開いたら、もう一度読み取ってください。`,
  over: 'この試合の来場スタンプは終わりました。',
  stale: 'コードが新しくなっています。画面に出ているコードを、もう一度読み取ってください。',
  late: (days: number) => `読み取ってから${days}日が過ぎたため、来場スタンプを押せませんでした。`,
};

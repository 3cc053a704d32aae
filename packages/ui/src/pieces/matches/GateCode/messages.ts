export const gateCodeMessages = {
  title: '来場スタンプ',
  code: (opponent: string) => `対 ${opponent}の来場スタンプのコード`,
  versus: (opponent: string) => `対 ${opponent}`,
  help: 'スマートフォンのカメラで読み取ってください',
  next: (seconds: number) => `あと${seconds}秒で新しいコードになります`,
  opens: (day: string, time: string, opponent: string) =>
    `対 ${opponent}のコードは、${day} ${time}に表示します。`,
  stay: 'このまま開いておくと、時刻になると出ます。電波がなくなっても、コードは変わり続けます。',
  none: 'これから24時間のうちに、試合はありません',
  noneHelp: '試合が決まったら、この画面をもう一度開いてください。',
  close: '閉じる',
};

export type GateCodeMessages = typeof gateCodeMessages;

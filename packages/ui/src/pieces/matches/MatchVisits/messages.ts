export const matchVisitsMessages = {
  title: '来場スタンプ',
  label: 'VISITS',
  visitors: '来場',
  people: (count: number) => `${count}人`,
  byCode: (rotating: number, printed: number) => `画面 ${rotating}人、印刷 ${printed}人`,
  hours: '押せる時間',
  range: (from: string, to: string) => `${from} 〜 ${to}`,
  calledOff: '中止・延期のあいだは、だれも押せません。',
  show: '画面に表示',
  print: '印刷用コード',
};

export type MatchVisitsMessages = typeof matchVisitsMessages;

export const messages = {
  sheetTitle: (clubName: string) => `${clubName} カードのQRコード`,
  printHint: '実際のサイズ（100%）で印刷し、トンボに沿って切ってください',
  cardHint: 'カメラで読み取って集めよう',
  pageOf: (page: number, pages: number) => `${page} / ${pages}`,
  cardCount: (count: number) => `${count}枚`,
  codeOf: (title: string, subtitle: string) => `${title}（${subtitle}）のQRコード`,
  cardOf: (jerseyNumber: string, type: string) => `背番号${jerseyNumber} ${type}`,
  noCards: 'カードがまだありません。',
  noCardsToPrint: '印刷するカードがありません。',
};

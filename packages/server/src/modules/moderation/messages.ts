import { timeZone } from '@homestand/api-client/day';

const time = new Intl.DateTimeFormat('ja-JP', {
  timeZone,
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export const messages = {
  reportDecided: (at: Date, by: string | null) =>
    `${by ?? 'ほかのスタッフ'}が対応しました（${time.format(at)}）。`,
  reportsChanged:
    'この中の通報を、ほかの人も通報しました。何も変えていません。画面を読み込み直してください。',
  reportChanged: 'この通報は、そのあとに変わりました。画面を読み込み直してください。',
  decisionReason: '理由を入力してください。',
  decisionReasonForFan: '本人に届く文を入力してください。',
  decisionUntil: 'いつまでかを、これからの日時で選んでください。',
  untilTooLate: '1年以内の日時を選んでください。',
  onlyFans: '選手には、注意・送信の停止・利用の停止はできません。',
};

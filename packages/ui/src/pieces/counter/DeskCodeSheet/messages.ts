const clock = (time: string) => (time === '00:00' ? '24:00' : time);

export const deskCodeSheetMessages = {
  title: 'レジを追加',
  form: 'レジの名前と終わる時刻',
  numbered: (number: number) => `レジ${number}`,
  name: 'レジの名前',
  nameHint: '渡した記録に、この名前が残ります。',
  end: '終わる時刻',
  endOfDay: '今日の終わり（24:00）',
  hour: (time: string) => clock(time),
  show: 'QRコードを出す',
  code: (name: string) => `端末を${name}にするQRコード`,
  scan: 'レジにする端末のカメラで読み取り、開いた画面のボタンを押してください。',
  once: (until: string) => `${until} まで、1台だけ使えます。`,
  desk: (name: string, endsAt: string) => `${name}・${clock(endsAt)} まで・受け渡しだけ`,
  again: '新しいQRコードを出す',
  added: (name: string) => `${name}を追加しました。`,
  next: '続けて追加する',
  done: '閉じる',
};

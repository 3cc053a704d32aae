export const qrScannerMessages = {
  title: 'QRコードを読み取る',
  guide: '枠内にカードのQRコードを合わせてください',
  starting: 'カメラを起動しています',
  found: '読み取りました',
  notOurs: 'このQRコードはカードではありません',
  denied: 'カメラを使用できません。端末の設定でカメラを許可してください。',
  missing: 'カメラが見つかりません。カードのQRコードを撮った写真から読み取れます。',
  inUse: 'カメラがほかのアプリで使われています。そのアプリを閉じて、もう一度お試しください。',
  insecure: 'このブラウザーではカメラを使用できません。SafariまたはChromeで開いてください。',
  paused: 'カメラが止まりました。再開すると、続けて読み取れます。',
  failed: 'カメラを開始できませんでした。通信を確認して、もう一度お試しください。',
  resume: '再開',
  retry: 'もう一度試す',
  cancel: 'キャンセル',
  close: '閉じる',
  fromPhoto: '写真から読み取る',
  photoReading: '写真を読み取っています',
  photoNothing:
    'この写真からは読み取れませんでした。QRコードが大きく写った写真で、もう一度お試しください。',
  torch: 'ライト',
  switchCamera: 'カメラを切り替える',
  scan: 'QRコードを読み取る',
};

export type QrScannerMessages = typeof qrScannerMessages;

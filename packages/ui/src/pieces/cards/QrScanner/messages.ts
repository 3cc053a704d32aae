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
};

export type QrScannerMessages = typeof qrScannerMessages;

/** How phones label their lenses, in English and Japanese. */
export const lensWords = {
  front: /front|user|facetime|前面|フロント|インカメラ|内側|TrueDepth|自撮り/i,
  rear: /back|rear|environment|背面|リア|アウトカメラ|外側/i,
  /** Unsuitable lenses: ultra-wide, telephoto, macro, monochrome, depth, infrared and Desk View. */
  special:
    /ultra[\s-]?wide|超広角|0[.,]5\s?[x×]|tele(?:photo)?|望遠|macro|マクロ|depth|深度|infrared|赤外|thermal|mono|desk view|デスクビュー/i,
  /** Virtual cameras of several lenses: the phone switches between them, also to the wide one when close. */
  several: /dual|triple|quad|デュアル|トリプル|クアッド/i,
};

export const orderQrDialogMessages = {
  title: '受け取り用QRコード',
  received: 'お受け取りありがとうございました',
};

export type OrderQrDialogMessages = typeof orderQrDialogMessages;

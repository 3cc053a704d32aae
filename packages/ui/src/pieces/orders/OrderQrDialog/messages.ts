export const orderQrDialogMessages = {
  title: '受け取り用QRコード',
};

export type OrderQrDialogMessages = typeof orderQrDialogMessages;

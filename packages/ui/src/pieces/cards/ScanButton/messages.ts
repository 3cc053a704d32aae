export const scanButtonMessages = {
  scan: 'QRコードを読み取る',
};

export type ScanButtonMessages = typeof scanButtonMessages;

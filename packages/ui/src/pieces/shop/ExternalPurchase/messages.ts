export const externalPurchaseMessages = {
  buy: '販売サイトで購入する',
  help: (host: string) =>
    `販売元のサイト（${host}）へ移動します。ご購入とお支払いは、販売元のページで行ってください。`,
  unavailable: 'ただいまご購入いただけません',
  unavailableHelp: '販売サイトの準備ができるまで、しばらくお待ちください。',
};

export type ExternalPurchaseMessages = typeof externalPurchaseMessages;

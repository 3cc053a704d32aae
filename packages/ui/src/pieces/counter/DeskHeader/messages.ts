export const deskHeaderMessages = {
  title: '受け渡し',
  handedOver: '渡した注文',
  handedOverOfMatch: 'この試合で渡した注文',
  ofMatch: 'この試合',
  progress: (handedOver: number, total: number) => `${total}件のうち${handedOver}件`,
  sound: '音',
  logout: 'ログアウト',
};

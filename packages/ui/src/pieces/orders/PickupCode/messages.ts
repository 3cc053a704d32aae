export const pickupCodeMessages = {
  label: '受け取り用QRコード',
  number: '注文番号',
  /** Where and when orders are handed out; a club writes it into its club.json. */
  where: '',
  offline: '電波がなくても表示できます',
  bright: '読み取りにくいときは、画面を明るくしてください',
};

export type PickupCodeMessages = typeof pickupCodeMessages;

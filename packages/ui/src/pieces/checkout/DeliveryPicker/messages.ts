import { formatCount } from '../../../format/internal';

export const deliveryPickerMessages = {
  label: '受け取り方法',
  venue: '会場受け取り',
  venueHelp: '送料無料。会場の受け取り窓口でQRコードをお見せください。',
  shipping: '配送',
  shippingHelp: (shippingFee: number) =>
    `全国一律${formatCount(shippingFee)}円。カード承認後5営業日以内に、ご入力の住所へ発送します。`,
};

export type DeliveryPickerMessages = typeof deliveryPickerMessages;

import type { FeeRule } from '../../../format';
import { flatFee, formatCount, formatRange } from '../../../format/internal';

export const deliveryPickerMessages = {
  label: '受け取り方法',
  venue: '会場受け取り',
  venueHelp: '送料無料。会場の受け取り窓口でQRコードをお見せください。',
  shipping: '配送',
  shippingHelp: (shippingFee: number, rule: FeeRule = flatFee(shippingFee)) =>
    `${rule.least === rule.most ? '全国一律' : 'お届け先により'}${formatRange(rule)}円。${
      rule.freeFrom === null ? '' : `商品の合計が${formatCount(rule.freeFrom)}円以上なら無料です。`
    }カード承認後5営業日以内に、ご入力の住所へ発送します。`,
};

export type DeliveryPickerMessages = typeof deliveryPickerMessages;

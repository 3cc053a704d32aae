import type { CardBrand } from '../../../format';

export type ConfirmedItem = {
  id: number;
  name: string;
  /** Of one piece, tax included. */
  unitPrice: number;
  quantity: number;
  pictureUrl: string | null;
};

/** As much of a card as may be shown. */
export type ConfirmedCard = { brand: CardBrand | null; last4: string; name: string };

export type ConfirmedOrder = {
  deliveryMethod: 'venue' | 'shipping';
  customer: { name: string; email: string; phone: string };
  /** When it is sent by mail. */
  address: {
    postalCode: string;
    prefecture: string;
    city: string;
    street: string;
    building: string;
  } | null;
  card: ConfirmedCard;
  items: readonly ConfirmedItem[];
  shippingFee: number;
  total: number;
};

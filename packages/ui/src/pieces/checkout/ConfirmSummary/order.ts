import type { CardBrand } from '../../../format';
import type { MadeToOrder } from '../../shared/MadeToOrderNote/MadeToOrderNote';
import type { MatchFacts } from '../../shared/PickupMatch/pickupMatchText';
import type { ChosenOption } from '../../shared/ProductName/ProductName';
import type { ProductStock } from '../../shared/StockLabel/StockLabel';

export type ConfirmedItem = {
  id: number;
  name: string;
  option?: ChosenOption;
  /** Missing for goods from stock. */
  madeToOrder?: MadeToOrder;
  /** Price of one piece, tax included. */
  unitPrice: number;
  quantity: number;
  /** What is left; missing if it is plenty. */
  stock?: ProductStock;
  /** Pieces that can be ordered, if they are fewer than the quantity. */
  left?: number | undefined;
  /** The limit for a person, if that is what leaves fewer. */
  perPerson?: number | undefined;
  /** What the last order was refused for, if neither stock nor limit say it. */
  reason?: string | undefined;
  pictureUrl: string | null;
};

/** The data of a card that may be displayed. */
export type ConfirmedCard = { brand: CardBrand | null; last4: string; name: string };

export type ConfirmedOrder = {
  deliveryMethod: 'venue' | 'shipping';
  /** The match at whose counter it is picked up. */
  match?: MatchFacts & { matchId: number };
  /** The fan had chosen another match, which cannot be chosen any more. */
  matchReplaced?: boolean;
  customer: { name: string; kana?: string | undefined; email: string; phone: string };
  /** Address; null for a pickup order. */
  address: {
    postalCode: string;
    prefecture: string;
    city: string;
    street: string;
    building: string;
  } | null;
  /** Null for an order that is paid at the venue. */
  card: ConfirmedCard | null;
  items: readonly ConfirmedItem[];
  shippingFee: number;
  total: number;
};

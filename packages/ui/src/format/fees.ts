import { formatCount } from './numbers';

/** Fees of a delivery before the address is known, in whole yen. */
export type FeeRule = {
  least: number;
  most: number;
  /** From this total on the delivery is free; `null`: never. */
  freeFrom: number | null;
};

/** One fee for every address. */
export const flatFee = (fee: number): FeeRule => ({ least: fee, most: fee, freeFrom: null });

/** Formats a range of amounts: `200〜1,200`, or `200` if there is only one. */
export const formatRange = ({ least, most }: FeeRule): string =>
  least === most ? formatCount(least) : `${formatCount(least)}\u301c${formatCount(most)}`;

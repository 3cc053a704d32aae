import type { components } from '@homestand/api-client/contract';
import type { ChosenOption } from '../../shared/ProductName/ProductName';

export type PackedOrder = components['schemas']['PackedOrder'];

export const packingViews = ['pack', 'numbers', 'labels', 'back'] as const;
export type PackingView = (typeof packingViews)[number];

export type LabelLayout = 12 | 24;

export type PackingRow = {
  /** Of the goods and their list. */
  key: string;
  productName: string;
  option?: ChosenOption | undefined;
  quantity: number;
  /** Pieces that a booth may sell beside those of the orders. */
  free?: number;
  /** Where the pieces come from that were not handed over. */
  from?: { open: number; dropped: number; moved: number };
  /** The number of pieces when it was ticked; null if it is not. */
  ticked: number | null;
};

/** The labels of each sheet; null is a place of a begun sheet whose label is gone. */
export function labelSheets<Item>(
  items: readonly Item[],
  layout: LabelLayout,
  start: number,
): (Item | null)[][] {
  const places = [...Array.from({ length: start - 1 }, () => null), ...items];
  return Array.from({ length: Math.ceil(places.length / layout) }, (_, sheet) =>
    places.slice(sheet * layout, (sheet + 1) * layout),
  );
}

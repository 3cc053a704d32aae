/** What a fan has chosen of a product, such as a size. */
export type ChosenOption = { id: number; label: string };

/** Identifies a product, or one option of it, in a list. */
export const goodsKey = ({
  productId,
  option,
}: {
  productId: number;
  option?: ChosenOption | undefined;
}): string => (option ? `${productId}-${option.id}` : String(productId));

type Priced = { price: number; options?: readonly { price: number }[] };

/** The price to show of a product before an option is chosen: the lowest one, and whether others cost more. */
export function priceOf({ price, options }: Priced): { amount: number; from: boolean } {
  const prices = options?.map((option) => option.price) ?? [price];
  const amount = Math.min(...prices);
  return { amount, from: prices.some((other) => other > amount) };
}

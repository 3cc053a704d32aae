/** What is counted of a product: of what it is sold as, or as one. */
export type Stock = {
  /** Index of the product. */
  product: number;
} & ({ pieces: number } | { options: readonly { label: string; pieces: number }[] });

/** Sizes with plenty, few and none left, and a product with three pieces left. */
export const stock: readonly Stock[] = [
  {
    product: 10,
    options: [
      { label: 'S', pieces: 12 },
      { label: 'M', pieces: 30 },
      { label: 'L', pieces: 4 },
      { label: 'XL', pieces: 0 },
    ],
  },
  { product: 27, pieces: 3 },
];

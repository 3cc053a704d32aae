export type PageQuery = { page: number; size: number };

/** A page in the format of the contract's lists. */
export function toPage<Item>(list: Item[], totalCount: number, { page, size }: PageQuery) {
  return { list, totalCount, totalPage: Math.ceil(totalCount / size), page, size };
}

export const offsetOf = ({ page, size }: PageQuery) => (page - 1) * size;

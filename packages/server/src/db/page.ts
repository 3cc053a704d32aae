export type PageQuery = { page: number; size: number };

/** A page as every list of the contract has it. */
export function toPage<Item>(list: Item[], totalCount: number, { page, size }: PageQuery) {
  return { list, totalCount, totalPage: Math.ceil(totalCount / size), page, size };
}

export const offsetOf = ({ page, size }: PageQuery) => (page - 1) * size;

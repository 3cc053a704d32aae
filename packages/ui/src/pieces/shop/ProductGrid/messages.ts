export const productGridMessages = {
  label: '商品',
  loading: '読み込み中',
  empty: 'データがありません',
  emptyHelp: '新しい商品が入ると、ここに並びます。',
  count: (total: number) => `商品は${total}点です`,
};

export type ProductGridMessages = typeof productGridMessages;

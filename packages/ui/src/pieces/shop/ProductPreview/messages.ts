export const productPreviewMessages = { title: 'ファンの画面' };

export type ProductPreviewMessages = typeof productPreviewMessages;
